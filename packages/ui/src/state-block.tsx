import type { ReactNode } from "react";
import { TileMark, type TileMood } from "./tiles/tile-mark.tsx";
import styles from "./state-block.module.css";

export type StateBlockProps = {
  mood: TileMood;
  title: string;
  description?: ReactNode;
  /** A button or link that leads on. */
  action?: ReactNode;
  /** For a table cell or a card: smaller, beside instead of below. */
  compact?: boolean;
};

/** What stands where there is nothing to show yet: loading, empty, or failed. Its change is announced politely, an error at once. */
export function StateBlock({ mood, title, description, action, compact = false }: StateBlockProps) {
  return (
    <div
      className={compact ? `${styles["block"]} ${styles["compact"]}` : styles["block"]}
      role={mood === "error" ? "alert" : "status"}
      aria-busy={mood === "loading" || undefined}
    >
      <TileMark mood={mood} size={compact ? 44 : 88} />
      <div>
        <p className={styles["title"]}>{title}</p>
        {description && <div className={styles["description"]}>{description}</div>}
        {action && <div className={styles["action"]}>{action}</div>}
      </div>
    </div>
  );
}
