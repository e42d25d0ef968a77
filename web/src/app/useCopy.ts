import { useSay } from "@/texts/words";
import { toast } from "@/ui/announcing";

const WORDS = {
  copied: ["Copied.", "Copiado."],
  failed: ["This browser does not copy. Write it down: {text}", "Este navegador no copia. Apúntalo: {text}"],
} as const;

/** To copy a text, and say so. */
export function useCopy(): (text: string) => Promise<void> {
  const say = useSay(WORDS);
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text); // there is none where the page came without TLS
      toast(say("copied"), "good");
    } catch {
      toast(say("failed", { text }));
    }
  };
}
