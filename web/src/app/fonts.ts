import localFont from "next/font/local";

// Alegreya and Alegreya Sans, made in Argentina for reading; served by ourselves.
export const display = localFont({
  src: "../fonts/alegreya.woff2",
  variable: "--font-display",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

export const text = localFont({
  src: [
    { path: "../fonts/alegreya-sans-400.woff2", weight: "400" },
    { path: "../fonts/alegreya-sans-700.woff2", weight: "700" },
  ],
  variable: "--font-text",
  display: "swap",
});
