import localFont from "next/font/local";

// Alegreya and Alegreya Sans, made in Argentina for reading; served by ourselves.
export const display = localFont({
  src: "../../node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
  variable: "--font-display",
  weight: "400 900",
  display: "swap",
});

export const text = localFont({
  src: [
    { path: "../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2", weight: "400" },
    { path: "../../node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2", weight: "700" },
  ],
  variable: "--font-text",
  display: "swap",
});
