import { useState } from "react";
import type { BoardProps } from "@/games/board";

/** A move at a time: while one is on its way, `busy` keeps a second tap from being sent. */
export function useAct(act: BoardProps["act"]): { send: BoardProps["act"]; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const send: BoardProps["act"] = async (action, data) => {
    setBusy(true);
    try {
      return await act(action, data);
    } finally {
      setBusy(false);
    }
  };
  return { send, busy };
}
