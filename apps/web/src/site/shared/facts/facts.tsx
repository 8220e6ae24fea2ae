import type { ReactNode } from "react";
import { joined } from "@agency/ui/joined";
import { Row } from "@agency/ui/row";
import styles from "./facts.module.css";

/** A few figures in a line, below the promise of a page. */
export function Facts({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Row as="dl" gap="1.25rem 2.5rem" className={joined(styles["facts"], className)}>
      {children}
    </Row>
  );
}

export function Fact({ figure, meaning }: { figure: string; meaning: string }) {
  return (
    <div className={styles["fact"]}>
      <dt>{meaning}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
