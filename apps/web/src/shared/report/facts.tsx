import type { ReportDocument } from "@agency/model/report/report-document";
import { Unbroken } from "./unbroken.tsx";
import styles from "./facts.module.css";

/** A report's days, the source of its figures, and how it was revised. */
export function Facts({ document: { dates, sample, source, generated, revised } }: { document: ReportDocument }) {
  return (
    <>
      <p className={styles["period"]}>
        {dates.label}: <Unbroken text={dates.text} />
      </p>
      <p className={styles["source"]}>
        {sample && `${sample.note} `}
        {source} {generated}
      </p>
      {revised && (
        <p className={styles["revised"]}>
          <Unbroken text={revised} />
        </p>
      )}
    </>
  );
}
