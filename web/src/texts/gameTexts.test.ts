// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useGameTexts, useIntroduction } from "@/texts/gameTexts";

it("says at once what a game is called", () => {
  const { result } = renderHook(() => useIntroduction("playone"));
  expect(result.current.name).toBe("PlayOne");
  expect(result.current.summary).not.toBe("");
});

it("calls a game that nobody knows as the server does", () => {
  expect(renderHook(() => useIntroduction("pebbles")).result.current.name).toBe("pebbles");
});

it("tells everybody who wants the sentences of a game, whoever came first", async () => {
  const first = renderHook(() => useGameTexts("snatch")("bot:trusting"));
  const second = renderHook(() => useGameTexts("snatch")("bot:trusting"));
  await waitFor(() => expect([first.result.current, second.result.current]).toEqual(["trusting", "trusting"]));
});
