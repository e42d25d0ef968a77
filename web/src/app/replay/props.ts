// What the parts of the page of a replay are given.
import type { Frame, Page } from "@/app/replay/frames";
import type { TableState } from "@/session/types";
import type { Order, Playing } from "@/app/replay/player";

export interface PartProps {
  page: Page; // as it is seen now
  frame: Frame; // the step that is shown
  whole: boolean; // nothing is on its way any more
  table: TableState;
  names: readonly string[]; // by seat
  playing: Playing;
  order: (order: Order) => void;
}
