import type { Metadata } from "next";
import { Suspense } from "react";
import { AdminPage } from "@/app/admin/AdminPage";

export const metadata: Metadata = { title: "Administration" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <AdminPage />
    </Suspense>
  );
}
