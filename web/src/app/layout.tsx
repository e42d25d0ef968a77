import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { display, text } from "@/app/fonts";
import { Frame } from "@/app/Frame";
import { THEME_SCRIPT } from "@/ui/themeScript";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Ronda", template: "%s · Ronda" },
  description: "Games for two and more, played by turns: at a table, on a phone, with people or bots.",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f2e8" },
    { media: "(prefers-color-scheme: dark)", color: "#1c1916" },
  ],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
