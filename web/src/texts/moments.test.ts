import { describe, expect, it } from "vitest";
import { ago } from "@/texts/moments";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const before = (minutes: number) => NOW - minutes * 60_000;

describe("how long ago something was", () => {
  it("is said in the largest unit that fits", () => {
    expect([1, 59, 60, 60 * 24 * 3].map((minutes) => ago(before(minutes), NOW, "en"))).toEqual(["1 minute ago", "59 minutes ago", "1 hour ago", "3 days ago"]);
  });

  it("is said in Spanish too", () => {
    expect([ago(before(5), NOW, "es"), ago(before(60 * 24), NOW, "es")]).toEqual(["hace 5 minutos", "ayer"]);
  });

  it("is now below a minute, and where the clocks disagree", () => {
    expect([ago(NOW - 20_000, NOW, "en"), ago(NOW + 90_000, NOW, "en")]).toEqual(["now", "now"]);
  });
});
