import { describe, expect, it } from "vitest";
import { disconnected, heard, NOTHING, refused } from "@/session/reducer";

const TABLE = { code: "K7QX2M", phase: "playing", seats: [] };
const state = (number: number, more: object = {}) => ({ gameCode: "K7QX2M", number, version: number, view: null, ...more });

describe("what is known of a table", () => {
  it("is the last state; one that was overtaken on the way is ignored (G4)", () => {
    const known = [state(3), state(5), state(4)].reduce((before, next) => heard(before, "state-update", next, 1), NOTHING);
    expect(known.state?.number).toBe(5);
  });

  it("keeps the table where a state comes without it", () => {
    const known = heard(heard(NOTHING, "state", state(1, { table: TABLE }), 1), "state-update", state(2), 2);
    expect(known.table?.code).toBe("K7QX2M");
    expect(known.arrived).toBe(2);
  });

  it("has a feed of what happened, in its order, without the states", () => {
    const events = ["player-joined", "state-update", "started"];
    const known = events.reduce((before, event) => heard(before, event, state(1, { message: event }), 1), NOTHING);
    expect(known.feed.map(({ id, event, message }) => [id, event, message])).toEqual([
      [1, "player-joined", "player-joined"],
      [2, "started", "started"],
    ]);
  });

  it("says that one waits for approval until one is in", () => {
    const waiting = heard(NOTHING, "pending-approval", {}, 1);
    expect(waiting.awaitingApproval).toBe(true);
    expect(heard(waiting, "joined", { playerId: "ana" }, 2)).toMatchObject({ awaitingApproval: false, me: "ana" });
  });

  it("knows who one is once one has been let in", () => {
    const waiting = heard(NOTHING, "pending-approval", {}, 1);
    expect(heard(waiting, "approval-granted", { playerId: "zoe" }, 2)).toMatchObject({ awaitingApproval: false, me: "zoe" });
  });

  it("is refused by an error before one has seen the table, and by none later", () => {
    const error = { code: "SPECTATORS_FULL", message: "Full." };
    expect(heard(NOTHING, "error", error, 1)).toMatchObject({ connection: "refused", refusal: error });
    expect(heard(heard(NOTHING, "state", state(1), 1), "error", error, 2).refusal).toBeNull();
  });

  it("is over for whoever was removed, whatever the connection does then", () => {
    const ended = heard(NOTHING, "kicked", { message: "Removed." }, 1);
    expect(ended.refusal).toEqual({ code: "KICKED", message: "Removed." });
    expect(disconnected(ended).connection).toBe("ended");
    expect(disconnected(refused(NOTHING, "INVALID_TOKEN", "")).connection).toBe("refused");
  });
});
