import { describe, expect, it } from "vitest";
import { placeIn, toLogIn } from "@/app/account/next";

describe("going on after logging in", () => {
  it("leads to a place on this site", () => {
    expect(placeIn("/join/?code=K7QX2M")).toBe("/join/?code=K7QX2M");
  });

  it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", "", null])(
    "never leads to another site: %s",
    (asked) => expect(placeIn(asked)).toBe("/"),
  );

  it("does not lead from door to door", () => {
    expect(placeIn("/login/?next=/me/")).toBe("/");
  });

  it("is written into the link, if it is not the front page", () => {
    expect([toLogIn("/"), toLogIn("/join/?code=A")]).toEqual(["/login/", "/login/?next=%2Fjoin%2F%3Fcode%3DA"]);
  });
});
