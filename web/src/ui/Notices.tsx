"use client";
import { dismiss, useNotices } from "@/ui/announcing";
import { useSay } from "@/texts/words";
import styles from "./Notices.module.css";

const WORDS = { dismiss: ["Dismiss", "Cerrar"] } as const;

/** Toasts, and the live region that screen readers follow. */
export function Notices() {
  const say = useSay(WORDS);
  const notices = useNotices();
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
        {notices.map((notice) => (
          <p key={notice.id}>{notice.text}</p>
        ))}
      </div>
      <div className={styles.toasts}>
        {notices
          .filter((notice) => notice.shown)
          .map((notice) => (
            <div key={notice.id} className={styles.toast} data-tone={notice.tone}>
              <span aria-hidden="true">{notice.text}</span>
              <button type="button" aria-label={say("dismiss")} onClick={() => dismiss(notice.id)}>
                ×
              </button>
            </div>
          ))}
      </div>
    </>
  );
}
