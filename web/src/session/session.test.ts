import type { Socket } from "socket.io-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "@/session/session";

type Hear = (...args: unknown[]) => void;

/** A connection that is made and lost by hand, and remembers what was sent over it. */
class Line {
  connected = false;
  readonly sent: [event: string, data: Record<string, unknown>][] = [];
  private readonly hearing: Record<string, Hear[]> = {};
  private readonly any: Hear[] = [];

  on(event: string, hear: Hear): void {
    (this.hearing[event] ??= []).push(hear);
  }

  once(event: string, hear: Hear): void {
    this.on(event, hear);
  }

  onAny(hear: Hear): void {
    this.any.push(hear);
  }

  timeout(): this {
    return this;
  }

  emitWithAck(event: string, data: Record<string, unknown>): Promise<unknown> {
    this.sent.push([event, data]);
    return Promise.resolve({ ok: true });
  }

  disconnect(): void {
    this.connected = false;
    this.hearing.disconnect?.forEach((hear) => hear());
  }

  comes(): void {
    this.connected = true;
    this.hearing.connect?.splice(0).forEach((hear) => hear());
  }

  says(event: string, data: object): void {
    this.any.forEach((hear) => hear(event, data));
  }
}

function seat(): [session: Session, line: Line] {
  const line = new Line();
  return [new Session({ code: "K7QX2M", token: "t" }, () => line as unknown as Socket), line];
}

describe("a seat without a connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("keeps a move for as long as it takes, with the version that was seen", async () => {
    const [session, line] = seat();
    line.says("game:state", { number: 9, version: 4, view: null });
    const moved = session.act("offer", { give: 1 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(line.sent).toEqual([]);
    line.comes();
    expect(await moved).toEqual({ ok: true });
    expect(line.sent).toEqual([["game:action", { gameCode: "K7QX2M", action: "offer", data: { give: 1 }, expect: 4 }]]);
  });

  it("leaves at once", async () => {
    const [session, line] = seat();
    await session.leave();
    expect(line.sent).toEqual([]);
  });
});

describe("a seat with a connection", () => {
  it("does not mind others who decide at the same time (D31)", async () => {
    const [session, line] = seat();
    line.comes();
    await session.act("offer");
    expect(line.sent).toEqual([["game:action", { gameCode: "K7QX2M", action: "offer", data: {} }]]);
  });

  it("says when it leaves", async () => {
    const [session, line] = seat();
    line.comes();
    await session.leave();
    expect(line.sent.map(([event]) => event)).toEqual(["game:leave"]);
  });
});
