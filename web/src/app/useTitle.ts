import { useEffect } from "react";

/** What the window is called, in the language of whoever looks. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Ronda" ? title : `${title} · Ronda`;
  }, [title]);
}
