import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./Dialog.module.css";

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose?: () => void; // without it, the dialog stays until its question is answered
}

/** A question above everything else; the browser keeps the focus inside. */
export function Dialog({ open, title, children, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      {open && children}
    </dialog>
  );
}
