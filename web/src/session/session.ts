// A seat at a table, over Socket.IO: it connects, comes back by itself, and sends what waits.
import { io, type Socket } from "socket.io-client";
import { SERVER } from "@/session/api";
import { connected, disconnected, heard, type Known, NOTHING, type Payload, refused } from "@/session/reducer";
import type { Result } from "@/session/types";
import { language } from "@/texts/language";

const PATIENCE_MS = 15_000;
const UNANSWERED: Result = { ok: false, code: "NO_ANSWER" };

export interface Seated {
  code: string;
  token: string;
}

export type Listener = () => void;

export class Session {
  private known: Known = NOTHING;
  private readonly listeners = new Set<Listener>();
  private readonly socket: Socket;

  constructor(
    readonly seated: Seated,
    connect: (auth: object) => Socket = dial,
  ) {
    this.socket = connect({ token: seated.token, language: language() });
    this.socket.on("connect", () => this.put(connected(this.known)));
    this.socket.on("disconnect", () => this.put(disconnected(this.known)));
    this.socket.on("connect_error", (problem: Error & { data?: { code?: string; message?: string } }) => this.failed(problem));
    this.socket.onAny((event: string, payload: Payload = {}) => this.hear(event, payload));
  }

  get current(): Known {
    return this.known;
  }

  subscribe(tell: Listener): () => void {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  }

  /** A move. Without a connection it waits, and counts only if the match still stands as it was seen. */
  act(action: string, data: Payload = {}): Promise<Result> {
    const seen = this.socket.connected ? {} : { expect: this.known.state?.version };
    return this.say("game:action", { action, data, ...seen });
  }

  /** Anything else that a table understands: `addBot`, `start`, `options` … */
  command(command: string, data: Payload = {}): Promise<Result> {
    return this.say("game:command", { command, data });
  }

  ready(ready: boolean): Promise<Result> {
    return this.say("game:ready", { ready });
  }

  chat(message: string): Promise<Result> {
    return this.say("game:chat", { message });
  }

  approve(playerName: string): Promise<Result> {
    return this.say("game:approve-player", { playerName });
  }

  reject(playerName: string): Promise<Result> {
    return this.say("game:reject-player", { playerName });
  }

  /** Without a connection one goes all the same: the table notices that somebody is gone. */
  async leave(): Promise<void> {
    if (this.socket.connected) await this.say("game:leave", {});
    this.close();
  }

  close(): void {
    this.socket.disconnect();
    this.listeners.clear();
  }

  private async say(event: string, data: Payload): Promise<Result> {
    const said = { gameCode: this.seated.code, ...data };
    await this.connection();
    try {
      return (await this.socket.timeout(PATIENCE_MS).emitWithAck(event, said)) as Result;
    } catch {
      return UNANSWERED;
    }
  }

  /** What is said without one waits for as long as it takes; patience is for answers. */
  private async connection(): Promise<void> {
    if (this.socket.connected) return;
    await new Promise<void>((resolve) => this.socket.once("connect", resolve));
  }

  private hear(event: string, payload: Payload): void {
    if (event.startsWith("game:")) this.put(heard(this.known, event.slice("game:".length), payload, Date.now()));
  }

  /** A server that is away is tried again; one that says no is believed. */
  private failed(problem: Error & { data?: { code?: string; message?: string } }): void {
    const { code, message } = problem.data ?? {};
    this.put(code === undefined ? disconnected(this.known) : refused(this.known, code, message ?? problem.message));
  }

  private put(next: Known): void {
    this.known = next;
    this.listeners.forEach((tell) => tell());
  }
}

/** A WebSocket needs no process of its own behind a proxy; polling is for networks that have none. */
const TRANSPORTS = { transports: ["websocket", "polling"], tryAllTransports: true };

function dial(auth: object): Socket {
  return io(`${SERVER}/game`, { auth, ...TRANSPORTS, reconnectionDelay: 300, reconnectionDelayMax: 3000 });
}
