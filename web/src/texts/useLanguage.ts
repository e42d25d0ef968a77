import { useSyncExternalStore } from "react";
import { language, type Language, onLanguage } from "@/texts/language";

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, language, () => "en");
}
