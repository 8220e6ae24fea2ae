import { Text } from "./layout.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./change-indicator.module.css";

export type ChangeIndicatorProps = {
  /**
   * Signed text such as "+12.5%", the direction of its arrow, and whether the change is good. Both are null for no change. `words` say
   * whether it is good where the sign does not.
   */
  change: { text: string; words?: string; up: boolean | null; good: boolean | null };
  /** Whether only screen readers get the words, where a column is narrow. */
  wordsHidden?: boolean;
  /** Screen-reader text before the change, such as "Change from the previous period". */
  label: string;
};

/** A coloured change with its arrow: green when good, red when bad, neither when nothing changed. */
export function ChangeIndicator({
  change: { text, words, up, good },
  wordsHidden = false,
  label,
}: ChangeIndicatorProps) {
  return (
    <Text
      as="span"
      tone={good === null ? "soft" : good ? "good" : "bad"}
      strong
      figures
      unbroken
      className={styles["change"]}
      data-tone={good === null ? "same" : good ? "good" : "bad"}
      data-direction={up === null ? "none" : up ? "up" : "down"}
    >
      {up !== null && (
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d={up ? "M6 1L11 7H7.5V11H4.5V7H1Z" : "M6 11L1 5H4.5V1H7.5V5H11Z"} fill="currentcolor" />
        </svg>
      )}
      <VisuallyHidden>{label}: </VisuallyHidden>
      {text}
      {words !== undefined &&
        (wordsHidden ? <VisuallyHidden> {words}</VisuallyHidden> : <span className={styles["words"]}> {words}</span>)}
    </Text>
  );
}
