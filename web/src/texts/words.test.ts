import { describe, expect, it } from "vitest";
import { filled, say } from "@/texts/words";

describe("sentences", () => {
  it("take the word that goes with a number", () => {
    const sentence = "{count} {count|token|tokens}";
    expect([1, 0, 5].map((count) => filled(sentence, { count }, "en"))).toEqual(["1 token", "0 tokens", "5 tokens"]);
  });

  it("write numbers as their language does", () => {
    expect(filled("{count}", { count: 12345.5 }, "es")).toBe("12.345,5");
    expect(filled("{count}", { count: 12345.5 }, "en")).toBe("12,345.5");
  });

  it("leave a year as it is", () => {
    expect(filled("{year}", { year: 1939 }, "en")).toBe("1939");
    expect(filled("{year}", { year: 1939 }, "es")).toBe("1939");
  });

  it("keep a place that nobody fills, so that it is noticed", () => {
    expect(filled("Hello {name}", {}, "en")).toBe("Hello {name}");
  });

  it("speak both languages", () => {
    const words = { hello: ["Hello", "Hola"] } as const;
    expect([say(words, "en")("hello"), say(words, "es")("hello")]).toEqual(["Hello", "Hola"]);
  });
});
