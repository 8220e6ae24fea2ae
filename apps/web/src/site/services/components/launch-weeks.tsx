import { useTranslation } from "react-i18next";
import styles from "./launch-weeks.module.css";

/** Weeks of the longest launch. */
const longest = 12;

/** The launch time of a package, as a row of twelve weeks and in words. */
export function LaunchWeeks({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation("services");
  return (
    <div className={styles["launch"]}>
      <svg viewBox={`0 0 ${longest * 10 - 1} 9`} aria-hidden="true">
        {Array.from({ length: longest }, (_, week) => (
          <path
            key={week}
            className={styles[week + 1 < from ? "work" : week < to ? "window" : "after"]}
            d={`M${week * 10} 0h9v9h-9Z`}
          />
        ))}
      </svg>
      <p>{t("frame.packages.launch", { from, to })}</p>
    </div>
  );
}
