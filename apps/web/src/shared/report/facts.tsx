import { formatPair, joinSentences } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import { localeOf } from "../i18n/messages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { Origins } from "./origins.tsx";
import { Unbroken } from "./unbroken.tsx";
import styles from "./facts.module.css";

/** A report's days, and where its figures come from. */
export function Facts({ document: { dates, sample, origins, generated } }: { document: ReportDocument }) {
  const locale = localeOf(useLanguage());
  return (
    <>
      <p className={styles["period"]}>
        {formatPair(dates.label, "", locale)}
        <Unbroken text={dates.text} />
      </p>
      <p className={styles["made"]}>
        {joinSentences([...(sample ? [sample.note] : []), ...(origins ? [origins.summary] : []), generated], locale)}
      </p>
      {origins && <Origins origins={origins} />}
    </>
  );
}
