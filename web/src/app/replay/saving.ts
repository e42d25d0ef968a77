import { saveFile } from "@/app/saveFile";
import { answerTo } from "@/session/api";
import { asMe } from "@/session/identity";

/** The recording of a match, letter by letter as the server wrote it, into a file. */
export async function saveRecording(match: string, code: string, file: string): Promise<void> {
  const secret = code ? `?code=${encodeURIComponent(code)}` : "";
  const path = `/api/matches/${encodeURIComponent(match)}/recording${secret}`;
  const answer = await asMe((token) => answerTo("GET", path, { token }));
  saveFile(file, await answer.blob());
}
