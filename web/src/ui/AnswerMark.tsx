import type { ReactNode } from "react";

export type Answer = "accept" | "reject" | "snatch";

const PICTURES: Readonly<Record<Answer, ReactNode>> = {
  accept: <path d="M4 13 H17 M13 8.5 L17.5 13 L13 17.5 M28 21 H15 M19 16.5 L14.5 21 L19 25.5" />,
  reject: <path d="M8 8 L24 24 M24 8 L8 24" />,
  snatch: (
    <>
      <path d="M9 20 V11.5 a2 2 0 0 1 4 0 V9 a2 2 0 0 1 4 0 v1.5 a2 2 0 0 1 4 0 V13 a2 2 0 0 1 4 0 v7 c0 5 -3 8 -8 8 s-8 -3.5 -8 -8 Z" />
      <path d="M13 11.5 V17 M17 10.5 V17 M21 12 V17 M9 20 l-3 -3.4" />
    </>
  ),
};

/** What an answer to an offer looks like: two arrows, a cross, a hand. */
export function AnswerMark({ answer }: { answer: Answer }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      {PICTURES[answer]}
    </svg>
  );
}
