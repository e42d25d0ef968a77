// Dates and spans as people say them.
import { type Language, PLACES } from "@/texts/language";
import { useLanguage } from "@/texts/useLanguage";

const MINUTE = 60_000;
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** How long ago something was. */
export function ago(then: number, now: number, language: Language): string {
  const said = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, size]) => past >= size) ?? ["second", past + 1]; // less than a minute is now
  return said.format(-Math.floor(past / length), unit);
}

export function moment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(PLACES[language], { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

export function day(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(PLACES[language], { dateStyle: "long" }).format(new Date(iso));
}

/** Times, in the language of the page. */
export function useMoments() {
  const language = useLanguage();
  return {
    ago: (iso: string) => ago(Date.parse(iso), Date.now(), language),
    moment: (iso: string) => moment(iso, language),
    day: (iso: string) => day(iso, language),
  };
}
