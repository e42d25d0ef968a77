import { useMemo, useSyncExternalStore } from "react";
import { type Known, NOTHING } from "@/session/reducer";
import { type Listener, type Seated, Session } from "@/session/session";

/** A session that is open while somebody looks. */
class Sitting {
  session: Session | null = null;

  constructor(private readonly seated: Seated) {}

  readonly subscribe = (tell: Listener): Listener => {
    const session = new Session(this.seated);
    this.session = session;
    const stop = session.subscribe(tell);
    return () => {
      stop();
      session.close();
      this.session = null;
    };
  };

  readonly current = (): Known => this.session?.current ?? NOTHING;
}

export interface Sat {
  known: Known;
  session: () => Session | null; // for handlers: it may be opened anew
}

/** A seat at a table: what is known of it now, and a way to speak. */
export function useSession(code: string, token: string): Sat {
  const sitting = useMemo(() => new Sitting({ code, token }), [code, token]);
  const known = useSyncExternalStore(sitting.subscribe, sitting.current, () => NOTHING);
  return { known, session: () => sitting.session };
}
