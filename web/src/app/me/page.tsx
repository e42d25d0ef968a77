import type { Metadata } from "next";
import { Suspense } from "react";
import { MePage } from "@/app/me/MePage";

export const metadata: Metadata = { title: "Me" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <MePage />
    </Suspense>
  );
}
