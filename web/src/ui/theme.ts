// Light, dark, or as the device has it.
import { useSyncExternalStore } from "react";
import { THEME_KEY as KEY } from "@/ui/themeScript";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

export function theme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "auto";
  } catch {
    return "auto";
  }
}

export function wear(next: Theme): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Then it lasts until the page is left.
  }
  const dark = next === "dark" || (next === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  listeners.forEach((tell) => tell());
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    theme,
    () => "auto",
  );
}
