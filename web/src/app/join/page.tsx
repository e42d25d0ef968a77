import type { Metadata } from "next";
import { Suspense } from "react";
import { JoinPage } from "@/app/join/JoinPage";

export const metadata: Metadata = { title: "Join" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <JoinPage />
    </Suspense>
  );
}
