import styles from "./change-indicator.module.css";

export type ChangeIndicatorProps = {
  /** Signed text such as "+12.5%", the direction of its arrow, and whether the change is good. */
  change: { text: string; up: boolean; good: boolean };
  /** Screen-reader text before the change, such as "Change from the previous period". */
  label: string;
};

/** A coloured change with its arrow: green when good, red when bad. */
export function ChangeIndicator({ change: { text, up, good }, label }: ChangeIndicatorProps) {
  return (
    <span className={styles["change"]} data-tone={good ? "good" : "bad"} data-direction={up ? "up" : "down"}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d={up ? "M6 1L11 7H7.5V11H4.5V7H1Z" : "M6 11L1 5H4.5V1H7.5V5H11Z"} fill="currentcolor" />
      </svg>
      <span className={styles["label"]}>{label}: </span>
      {text}
    </span>
  );
}
