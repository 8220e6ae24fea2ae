import type { ReportDocument } from "@agency/model/report/report-document";
import { Unbroken } from "./unbroken.tsx";
import styles from "./facts.module.css";

/** What a revision of an approved report changed, and when. */
export function Revised({ document: { revised } }: { document: ReportDocument }) {
  return (
    revised && (
      <p className={styles["revised"]}>
        <Unbroken text={revised} />
      </p>
    )
  );
}
