import { lazy, type ReactNode, Suspense } from "react";
import styles from "./not-found-page.module.css";

/** Pages of articles and cities contain this page, and come without the code of its drawing. */
const FallenTile = lazy(() => import("./fallen-tile.tsx"));

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
      <Suspense>
        <FallenTile />
      </Suspense>
      <div>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <p className={styles["action"]}>{action}</p>
      </div>
    </div>
  );
}
