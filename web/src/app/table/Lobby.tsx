import { Approvals } from "@/app/table/Approvals";
import type { At } from "@/app/table/at";
import { Begin } from "@/app/table/Begin";
import { Invite } from "@/app/table/Invite";
import { Options } from "@/app/table/Options";
import { Seats } from "@/app/table/Seats";
import { Feed, Talk } from "@/app/table/Side";
import { TableDecks } from "@/app/table/TableDecks";
import { TableSettings } from "@/app/table/TableSettings";
import styles from "./Table.module.css";

/** Before the first match: who sits where, what is to be played, how others come. */
export function Lobby({ at }: { at: At }) {
  return (
    <div className={styles.lobby}>
      <div className={styles.column}>
        {at.admin && <Approvals at={at} />}
        <Seats at={at} />
        <Begin at={at} />
        <Options at={at} />
        <TableDecks at={at} />
      </div>
      <aside className={styles.column}>
        <Invite code={at.table.code} open={at.table.seats.some((seat) => seat === null)} />
        <TableSettings at={at} />
        <Talk at={at} />
        <Feed at={at} />
      </aside>
    </div>
  );
}
