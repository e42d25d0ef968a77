// In one sentence, what everybody waits for.
import type { PartProps } from "@/games/serpent/props";
import { GUESS_JOKER, guessing } from "@/games/serpent/tasks";
import { WORDS } from "@/games/serpent/words";

const THEIRS: Readonly<Record<string, keyof typeof WORDS>> = {
  roll: "theirRoll", answer: "theirAnswer", guess: "theirGuess", joker_guess: "theirGuess", decision: "theirJoker",
}; // prettier-ignore

export function toldNow(props: PartProps): string {
  const { view, names, me, say, task, walking } = props;
  const { state } = view;
  if (walking) return onTheWay(props);
  if (view.result || state.phase === "finished") return ending(props);
  const name = names[state.currentPlayer] ?? "";
  if (task !== "wait") return mine(props, name);
  if (state.phase === "decision" && me === state.currentPlayer) return say("doNow");
  return say(THEIRS[state.phase] ?? "theirRoll", { name });
}

function mine({ view, say, task }: PartProps, name: string): string {
  if (task === "roll") return say(view.options.dice === "client" ? "rollOwn" : "rollNow");
  if (task === "answer") return say("answerNow");
  if (task === "judge") return say("judgeNow", { name });
  return say(guessing(view) === GUESS_JOKER ? "guessJoker" : "guessNow");
}

function onTheWay({ view, names, me, say }: PartProps): string {
  const seat = view.state.lastTurn?.playerId ?? view.state.currentPlayer;
  return seat === me ? say("youOnTheWay") : say("onTheWay", { name: names[seat] ?? "" });
}

function ending({ view, names, say }: PartProps): string {
  const there = view.result?.reason === "FINISH_REACHED" ? view.result.winners[0] : undefined;
  return there === undefined ? say("over") : say("reached", { name: names[there] ?? "" });
}
