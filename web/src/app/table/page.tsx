import type { Metadata } from "next";
import { Suspense } from "react";
import { TablePage } from "@/app/table/TablePage";

export const metadata: Metadata = { title: "Table" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <TablePage />
    </Suspense>
  );
}
