import { useHappenings } from "@/games/happenings";
import type { Known } from "@/session/reducer";
import { announce, toast } from "@/ui/announcing";

// What somebody may miss while looking at the board is shown above it, too.
const SHOWN = new Set(["player-left", "player-absent", "player-returned", "admin-changed", "paused", "resumed", "undone", "player-requesting-join"]);

/** Everything that is told is read aloud; some of it is shown for a while. */
export function useNews(known: Known): void {
  useHappenings(known.feed, ({ event, message }) => {
    if (!message) return;
    if (SHOWN.has(event)) toast(message);
    else announce(message);
  });
}
