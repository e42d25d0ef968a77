import type { Metadata } from "next";
import { Suspense } from "react";
import { RegisterPage } from "@/app/account/RegisterPage";

export const metadata: Metadata = { title: "Create an account" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <RegisterPage />
    </Suspense>
  );
}
