import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";

type Kind = "main" | "plain" | "quiet" | "danger";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: Kind;
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({ kind = "plain", busy = false, icon, children, disabled, className, ...rest }: Props) {
  const classes = [styles.button, styles[kind], className].filter(Boolean).join(" ");
  return (
    <button type="button" className={classes} disabled={(disabled ?? false) || busy} aria-busy={busy || undefined} {...rest}>
      {icon}
      {children}
    </button>
  );
}
