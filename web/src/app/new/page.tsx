import type { Metadata } from "next";
import { Suspense } from "react";
import { NewPage } from "@/app/new/NewPage";

export const metadata: Metadata = { title: "New table" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <NewPage />
    </Suspense>
  );
}
