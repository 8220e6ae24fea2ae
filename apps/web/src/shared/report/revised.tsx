import type { ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
import { Unbroken } from "./unbroken.tsx";
import styles from "./facts.module.css";

/** What a revision of an approved report changed, and when. */
export function Revised({ document: { revised } }: { document: ReportDocument }) {
  return (
    revised && (
      <Text size="small" measure="var(--measure)" top="0.75rem" className={styles["revised"]}>
        <Unbroken text={revised} />
      </Text>
    )
  );
}
