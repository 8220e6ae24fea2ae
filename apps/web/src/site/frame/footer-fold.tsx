import type { ReactNode } from "react";
import styles from "./footer.module.css";

type Props = { id: string; title: string; children: ReactNode };

/**
 * A list of links with a heading. On phones it is folded and opens by its heading, which is the summary of a `details` and needs no
 * script. Wider screens show it open, with a heading in place of the summary.
 */
export function FooterFold({ id, title, children }: Props) {
  return (
    <nav aria-labelledby={id}>
      <details className={styles["fold"]}>
        <summary>{title}</summary>
        <h2 id={id}>{title}</h2>
        {children}
      </details>
    </nav>
  );
}
