import type { ReportDocument } from "@agency/model/report/report-document";
import { Origins } from "./origins.tsx";
import { Unbroken } from "./unbroken.tsx";
import styles from "./facts.module.css";

/** A report's days, and where its figures come from. */
export function Facts({ document: { dates, sample, origins, generated } }: { document: ReportDocument }) {
  return (
    <>
      <p className={styles["period"]}>
        {dates.label}: <Unbroken text={dates.text} />
      </p>
      <p className={styles["made"]}>
        {sample && `${sample.note} `}
        {origins && `${origins.summary} `}
        {generated}
      </p>
      {origins && <Origins origins={origins} />}
    </>
  );
}
