import type { ReactNode } from "react";
import { Text } from "./layout.tsx";
import { TileMark, type TileMood } from "./tiles/tile-mark.tsx";
import styles from "./state-block.module.css";

export type StateBlockProps = {
  mood: TileMood;
  title: string;
  description?: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
  /** Smaller and laid out in a row, for a table cell or a card. */
  compact?: boolean;
};

/** A placeholder for loading, empty and error states. Changes are announced politely, errors at once. */
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
        {action && (
          <Text as="div" top={compact ? "0.5rem" : "1.25rem"}>
            {action}
          </Text>
        )}
      </div>
    </div>
  );
}
