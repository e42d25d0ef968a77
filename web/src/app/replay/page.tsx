import type { Metadata } from "next";
import { Suspense } from "react";
import { ReplayPage } from "@/app/replay/ReplayPage";

export const metadata: Metadata = { title: "Replay" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <ReplayPage />
    </Suspense>
  );
}
