import styles from "./sample-badge.module.css";

export type SampleBadgeProps = {
  /** "Sample data" in the language of the page. */
  label: string;
};

/** Marks anything made from sample figures. */
export function SampleBadge({ label }: SampleBadgeProps) {
  return <span className={styles["badge"]}>{label}</span>;
}
