import { describe, expect, it } from "vitest";
import { whole } from "@/session/stream";

describe("a stream of events", () => {
  it("is put together from the pieces in which it arrives", () => {
    const text = 'id: a-1\nevent: table\ndata: {"id":1}\n\n: here\n\nid: a-2\nevent: closed\ndata: {}\n\nid: a-3\nev';
    const { told, rest } = whole(text);
    expect(told).toEqual([
      { id: "a-1", event: "table", data: '{"id":1}' },
      { id: "a-2", event: "closed", data: "{}" },
    ]);
    expect(whole(`${rest}ent: reset\ndata: {}\n\n`).told).toEqual([{ id: "a-3", event: "reset", data: "{}" }]);
  });

  it("takes lines that end as on other systems, and data in several lines", () => {
    expect(whole("event: table\r\ndata: one\r\ndata: two\r\n\r\n").told).toEqual([{ id: "", event: "table", data: "one\ntwo" }]);
  });
});
