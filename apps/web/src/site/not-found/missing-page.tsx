import type { ReactNode } from "react";
import { FallenTile } from "./fallen-tile.tsx";
import styles from "./not-found-page.module.css";

export type MissingPageProps = {
  title: string;
  lead: string;
  /** A link to somewhere useful. */
  action: ReactNode;
};

/** A route's page for an address that matches the route but has no content. */
export function MissingPage({ title, lead, action }: MissingPageProps) {
  return (
    <div className={styles["page"]}>
      <FallenTile />
      <div>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <p className={styles["action"]}>{action}</p>
      </div>
    </div>
  );
}
