import { formatPair, joinSentences } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { localeOf } from "../i18n/messages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { Unbroken } from "./unbroken.tsx";
import styles from "./facts.module.css";
import originsStyles from "./origins.module.css";

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

/** Where the figures of a report come from, opened on request. */
function Origins({ origins: { heading, lines } }: { origins: NonNullable<ReportDocument["origins"]> }) {
  return (
    <details className={originsStyles["origins"]}>
      <summary>{heading}</summary>
      <Stack as="ul" gap="0.35rem" data-marked="">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </details>
  );
}
