// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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

it("asks again for sentences that did not arrive", async () => {
  vi.doMock("@/generated/texts/common.en.json", () => Promise.reject(new Error("no connection")));
  const early = renderHook(() => useGameTexts("playone")("name"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(early.result.current).toBeNull();
  vi.doUnmock("@/generated/texts/common.en.json");
  const late = renderHook(() => useGameTexts("playone")("name"));
  await waitFor(() => expect([early.result.current, late.result.current]).toEqual(["PlayOne", "PlayOne"]));
});
