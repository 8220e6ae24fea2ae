import styles from "./unbroken.module.css";

/** Keeps ranges of days, such as "9–15", on one line: browsers would break them after the dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+\u2013\d+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles["range"]}>
        {part}
      </span>
    ),
  );
}
