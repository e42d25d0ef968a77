// REST: a request, and its answer or its refusal with a code and a sentence.
import { language } from "@/texts/language";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly seconds = 0, // to wait, before it may be tried again
  ) {
    super(message);
  }
}

/** Where the server is; empty where it serves this very page. */
export const SERVER = process.env.NEXT_PUBLIC_RONDA_SERVER ?? "";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface Asked {
  body?: unknown; // as JSON; a file as it is
  token?: string | null;
  signal?: AbortSignal; // that nobody wants the answer any more
  after?: string | undefined; // of a stream: the last that was heard
}

export async function ask<T>(method: Method, path: string, asked: Asked = {}): Promise<T> {
  const answer = await answerTo(method, path, asked);
  return (answer.status === 204 ? null : await answer.json().catch(() => misunderstood(answer))) as T;
}

/** The answer itself, for files and streams. */
export async function answerTo(method: Method, path: string, { body, token, signal, after }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  const file = body instanceof Blob;
  if (body !== undefined) headers["Content-Type"] = file ? body.type : "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (after) headers["Last-Event-ID"] = after;
  const answer = await reached(`${SERVER}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: file ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (answer.ok) return answer;
  throw refusal(answer, await answer.json().catch(() => null));
}

async function reached(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch {
    throw new Refusal(0, "NO_CONNECTION", "");
  }
}

function refusal({ status, headers }: Response, told: unknown): Refusal {
  const { error = "", code = "UNKNOWN" } = (told ?? {}) as { error?: string; code?: string };
  return new Refusal(status, code, error, Number(headers.get("Retry-After")) || 0);
}

/** Not our server's words: a page that asks for a password of the network, say. */
function misunderstood({ status }: Response): never {
  throw new Refusal(status, "UNKNOWN", "");
}

/** What was refused; anything else is our mistake, and goes on. */
export function asRefusal(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  throw problem;
}
