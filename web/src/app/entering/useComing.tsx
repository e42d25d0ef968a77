import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { type Sending, useSend } from "@/app/asking/useSend";
import { NameDialog } from "@/app/entering/NameDialog";
import { useName } from "@/app/useMe";
import type { KeptSeat } from "@/session/keeping";

/** A way to a table, for somebody of this name. */
export type Way = (name: string) => Promise<KeptSeat>;

export interface Coming extends Omit<Sending, "send"> {
  come: (way: Way, called?: string) => void; // by default, as one is called
  dialog: ReactNode; // asks for a name, where one has none yet
}

/** Come to a table: with a name, by some way, and then its page. */
export function useComing(): Coming {
  const router = useRouter();
  const name = useName();
  const { send, ...sending } = useSend();
  const [asking, ask] = useState<Way | null>(null);
  const go = (way: Way, called: string) =>
    void send(async () => {
      const { code } = await way(called);
      router.push(`/table/?code=${code}`);
    });
  const come = (way: Way, called = name) => (called ? go(way, called) : ask(() => way));
  const named = (called: string) => {
    ask(null);
    if (asking) go(asking, called);
  };
  const dialog = <NameDialog open={asking !== null} onName={named} onClose={() => ask(null)} />;
  return { ...sending, come, dialog };
}
