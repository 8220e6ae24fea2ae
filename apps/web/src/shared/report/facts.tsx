import { formatPair, joinSentences } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Text } from "@agency/ui/text";
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
      <Text size="small" tone="soft" top="0.15rem">
        {joinSentences([...(sample ? [sample.note] : []), ...(origins ? [origins.summary] : []), generated], locale)}
      </Text>
      {origins && <Origins origins={origins} />}
    </>
  );
}
