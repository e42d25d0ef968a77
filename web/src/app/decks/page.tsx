import type { Metadata } from "next";
import { Suspense } from "react";
import { DecksPage } from "@/app/decks/DecksPage";

export const metadata: Metadata = { title: "Decks" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <DecksPage />
    </Suspense>
  );
}
