import styles from "./change-indicator.module.css";

export type ChangeIndicatorProps = {
  /** Signed text such as "+12.5%"; `null` when there is nothing to compare with. */
  change: string | null;
  /** For positions, where "+" is bad: swaps the colours. The arrow keeps following the sign. */
  reversed?: boolean;
  /** What a screen reader reads before the change, such as "Change from the previous period". */
  label: string;
};

/** A text that starts with "+" is green with an arrow up, any other red with an arrow down. */
export function ChangeIndicator({ change, reversed = false, label }: ChangeIndicatorProps) {
  if (change === null) return null;
  const up = change.startsWith("+");
  return (
    <span className={styles["change"]} data-tone={up === reversed ? "bad" : "good"} data-direction={up ? "up" : "down"}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={up ? "M6 1L11 7H7.5V11H4.5V7H1Z" : "M6 11L1 5H4.5V1H7.5V5H11Z"} fill="currentcolor" />
      </svg>
      <span className={styles["label"]}>{label}: </span>
      {change}
    </span>
  );
}
