import { formatPair, joinSentences } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Text, Stack } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { getLocale } from "../i18n/messages.ts";
import styles from "./parts.module.css";
import report from "./report.module.css";

/** A report's days, and where its figures come from, in its own language: staff read reports in all of them. */
export function Facts({ document: { language, dates, sample, origins, generated } }: { document: ReportDocument }) {
  const locale = getLocale(language);
  return (
    <>
      <Text strong figures top="0.4rem">
        {formatPair(dates.label, "", locale)}
        <Unbroken text={dates.text} />
      </Text>
      <Text size="small" tone="soft" top="0.15rem">
        {joinSentences([...(sample ? [sample.note] : []), ...(origins ? [origins.summary] : []), generated], locale)}
      </Text>
      {origins && <Origins origins={origins} />}
    </>
  );
}

function Origins({ origins: { heading, lines } }: { origins: NonNullable<ReportDocument["origins"]> }) {
  return (
    <details className={report["more"]}>
      <summary>{heading}</summary>
      <Stack as="ul" gap="0.35rem" data-marked="">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </details>
  );
}

/** The heading of a part of a report. Hidden where a tab above says the same. */
export function SectionTitle({ text, shown }: { text: string; shown: boolean }) {
  return shown ? <h3 className={styles["title"]}>{text}</h3> : <VisuallyHidden as="h3">{text}</VisuallyHidden>;
}

/** Keeps ranges of days, such as "9–15", on one line: browsers would break them after the dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+\u2013\d+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={report["unbroken"]}>
        {part}
      </span>
    ),
  );
}

/** The changes of a revision, and its date. */
export function Notice({ document: { notice } }: { document: ReportDocument }) {
  return (
    notice && (
      <Text size="small" measure="var(--measure)" figures top="0.75rem" edge="accent">
        <Unbroken text={notice} />
      </Text>
    )
  );
}

export type DocumentPartProps = {
  document: ReportDocument;
  /** Whether its heading is visible. In the portal a tab says the same. */
  titled?: boolean;
};

type ShareBarProps = { label: string; text: string; percent: number; thin?: boolean; measured?: boolean };

/** A part of a list of shares, under its name a bar. What was not measured is an outline. */
export function ShareBar({ label, text, percent, thin = false, measured = true }: ShareBarProps) {
  return (
    <div className={report["share"]} data-thin={thin} data-measured={measured}>
      <dt>{label}</dt>
      <dd>{text}</dd>
      <svg aria-hidden="true">
        <rect width={`${percent}%`} height="100%" />
      </svg>
    </div>
  );
}
