import styles from "./select.module.css";

/** Points down beside what opens a list. */
export function Chevron() {
  return (
    <svg className={styles["chevron"]} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3.5 6L8 10.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
