import type { Metadata } from "next";
import { Suspense } from "react";
import { LeaderboardsPage } from "@/app/leaderboards/LeaderboardsPage";

export const metadata: Metadata = { title: "Leaderboards" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <LeaderboardsPage />
    </Suspense>
  );
}
