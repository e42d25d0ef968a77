import Link from "next/link";
import { toLogIn, useHere } from "@/app/account/next";

/** To the door, and back to this very place. */
export const LoginLink = ({ children, className }: { children: string; className?: string | undefined }) => (
  <Link className={className} href={toLogIn(useHere())}>
    {children}
  </Link>
);
