import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { useKeptFocus } from "@/ui/useKeptFocus";

function Page({ there = true, dead = false, part = true }) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <div ref={root} tabIndex={-1} data-testid="page">
      {part && (
        <section tabIndex={-1} data-testid="part">
          {there && <button disabled={dead}>Do it</button>}
          <input aria-label="How many" />
        </section>
      )}
    </div>
  );
}

afterEach(cleanup);

describe("the focus", () => {
  const focused = () => document.activeElement;
  const begin = () => {
    const page = render(<Page />);
    screen.getByText("Do it").focus();
    return page;
  };

  it("goes to the part where a button was that is gone", () => {
    begin().rerender(<Page there={false} />);
    expect(focused()).toBe(screen.getByTestId("part"));
  });

  it("goes to the page when the part is gone too", () => {
    begin().rerender(<Page part={false} />);
    expect(focused()).toBe(screen.getByTestId("page"));
  });

  it("waits in its part while a button is off, and returns to one that is on again", () => {
    const page = begin();
    screen.getByText("Do it").blur(); // what browsers do to a button that goes off
    page.rerender(<Page dead />);
    expect(focused()).toBe(screen.getByTestId("part"));
    page.rerender(<Page />);
    screen.getByText("Do it").focus();
    screen.getByText("Do it").blur();
    page.rerender(<Page />);
    expect(focused()).toBe(screen.getByText("Do it"));
  });

  it("does not come back to a field that was left", () => {
    const page = begin();
    screen.getByLabelText("How many").focus();
    screen.getByLabelText("How many").blur();
    page.rerender(<Page />);
    expect(focused()).toBe(document.body);
  });

  it("is left alone after a tap beside everything", () => {
    const page = begin();
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    page.rerender(<Page there={false} />);
    expect(focused()).toBe(document.body);
  });
});
