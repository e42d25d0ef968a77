import { describe, expect, it } from "vitest";
import { wrongEmail, wrongName, wrongPassword } from "@/app/account/wrong";

describe("what somebody types to come in", () => {
  it("is a name of two letters or more, blanks around it not counted", () => {
    expect(["A", " A ", "Al", "x".repeat(33)].map(wrongName)).toEqual(["short", "short", null, "long"]);
  });

  it("is a password of eight characters or more, each of them counted", () => {
    expect(["1234567", "12345678", "       8", "x".repeat(129)].map(wrongPassword)).toEqual(["short", null, null, "long"]);
  });

  it("is something that looks like an e-mail address", () => {
    expect(["ana@example.org", "ana@example", "ana", "a b@example.org"].map(wrongEmail)).toEqual([null, "email", "email", "email"]);
  });
});
