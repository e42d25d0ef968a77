import type { Metadata } from "next";
import { Suspense } from "react";
import { LoginPage } from "@/app/account/LoginPage";

export const metadata: Metadata = { title: "Log in" };

export default function Page() {
  return (
    <Suspense fallback={null}>
      <LoginPage />
    </Suspense>
  );
}
