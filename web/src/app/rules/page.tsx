import type { Metadata } from "next";
import { Suspense } from "react";
import { RulesIndex } from "@/app/rules/RulesIndex";

export const metadata: Metadata = { title: "Rules" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <RulesIndex />
    </Suspense>
  );
}
