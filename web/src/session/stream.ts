// Server-Sent Events as whoever one is. The browser’s own EventSource cannot say who that is.
import { answerTo, Refusal } from "@/session/api";
import { asMe } from "@/session/identity";

export interface Told {
  id: string;
  event: string;
  data: string;
}

export type Line = "connecting" | "live" | "away";

export interface Listener {
  hear: (told: Told) => void;
  line: (state: Line) => void;
  refused: (why: Refusal) => void; // it is not tried again
}

const SHORTEST_MS = 1000;
const LONGEST_MS = 15_000;
const SILENCE_MS = 45_000; // the server gives a sign of life every 15 seconds

/** The events in what has arrived, and what is not whole yet. Pure. */
export function whole(text: string): { told: Told[]; rest: string } {
  const blocks = text.replaceAll("\r\n", "\n").split("\n\n");
  const rest = blocks.pop() ?? "";
  return { told: blocks.map(toldIn).filter((told) => told.data !== ""), rest };
}

function toldIn(block: string): Told {
  const told = { id: "", event: "message", data: "" };
  for (const line of block.split("\n")) {
    const [, name, value] = /^(id|event|data): ?(.*)$/.exec(line) ?? [];
    if (name === "data") told.data += told.data === "" ? (value ?? "") : `\n${value ?? ""}`;
    else if (name === "id" || name === "event") told[name] = value ?? "";
  }
  return told;
}

/** Hear a stream until one has enough; where the line breaks, it goes on after what was heard last. */
export function follow(path: string, listener: Listener): () => void {
  const stop = new AbortController();
  void keepUp(path, listener, stop.signal);
  return () => stop.abort();
}

async function keepUp(path: string, listener: Listener, stopped: AbortSignal): Promise<void> {
  const isOver = () => stopped.aborted;
  let after: string | undefined;
  for (let pause = SHORTEST_MS; !isOver(); pause = Math.min(pause * 2, LONGEST_MS)) {
    try {
      for await (const told of events(path, after, stopped, listener)) {
        if (isOver()) return;
        [after, pause] = [told.id || after, SHORTEST_MS];
        listener.hear(told);
      }
    } catch (problem) {
      if (isOver()) return;
      if (problem instanceof Refusal && isFinal(problem)) {
        listener.refused(problem);
        return;
      }
    }
    if (isOver()) return;
    listener.line("away");
    await rest(pause, stopped);
  }
}

const TOO_MANY = 429;
const isFinal = ({ status }: Refusal): boolean => status >= 400 && status < 500 && status !== TOO_MANY;

async function* events(path: string, after: string | undefined, stopped: AbortSignal, { line }: Listener): AsyncGenerator<Told> {
  const silence = watchFor(stopped);
  try {
    const answer = await asMe((token) => answerTo("GET", path, { token, after, signal: silence.signal }));
    line("live");
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      silence.broken();
      const { told, rest: left } = whole(text + piece.value);
      text = left;
      yield* told;
    }
  } finally {
    silence.over();
  }
}

/** A line that is dead may say nothing for hours: after a while of silence it is given up. */
function watchFor(stopped: AbortSignal): { signal: AbortSignal; broken: () => void; over: () => void } {
  const end = new AbortController();
  const give = () => end.abort();
  let timer = setTimeout(give, SILENCE_MS);
  stopped.addEventListener("abort", give);
  const over = () => {
    clearTimeout(timer);
    stopped.removeEventListener("abort", give);
    give();
  };
  const broken = () => {
    clearTimeout(timer);
    timer = setTimeout(give, SILENCE_MS);
  };
  return { signal: end.signal, broken, over };
}

const rest = (ms: number, stopped: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
