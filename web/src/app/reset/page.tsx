import type { Metadata } from "next";
import { Suspense } from "react";
import { ResetPage } from "@/app/account/ResetPage";

export const metadata: Metadata = { title: "New password" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <ResetPage />
    </Suspense>
  );
}
