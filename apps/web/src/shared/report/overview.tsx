import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@agency/content/settings";
import type {
  Comparison as ReportComparison,
  LeadGroup,
  ReportDocument,
  TrendChart,
  WorkLines,
} from "@agency/model/report/report-document";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { BarChart } from "../chart/bar-chart.tsx";
import { ChartTable } from "./chart-table.tsx";
import type { DocumentPartProps } from "./document-part.ts";
import { Figure, Figures } from "./figure.tsx";
import { overviewBlocks, type WordSection } from "./overview-blocks.ts";
import { Profile } from "./profile.tsx";
import { SectionTitle } from "./section-title.tsx";
import { Unbroken } from "./unbroken.tsx";
import adviceStyles from "./advice.module.css";
import comparisonStyles from "./comparison.module.css";
import table from "./figure-table.module.css";
import leadsStyles from "./leads.module.css";
import mainTrend from "./main-trend.module.css";
import styles from "./overview.module.css";
import workStyles from "./work.module.css";

/** The main figures, and the sections without a tab of their own in their order. */
export function Overview({ document, titled = false }: DocumentPartProps) {
  const { t } = useTranslation("portal");
  const { overview, against, sections, trend, comparison, profile, conversions } = document;
  // Up to three share a row.
  const groups = overview.length > 3 ? [overview.slice(0, 2), overview.slice(2)] : [overview];
  const hasLeads = conversions.costs.length > 0 || conversions.groups.length > 0;
  const blocks = overviewBlocks(trend ? sections : sections.filter((section) => section !== "trend"), hasLeads);
  return (
    <>
      <SectionTitle text={t("tabs.overview")} shown={titled} />
      <Stack gap="1.25rem 0" className={styles["overview"]} data-trend-first={blocks[0]?.key === "trend"}>
        {groups
          .filter((figures) => figures.length > 0)
          .map((figures) => (
            <div key={figures[0]?.label} className={styles["figures"]} data-whole={groups.length === 1}>
              <Figures>
                {figures.map((figure) => (
                  <Figure key={figure.label} figure={figure} against={against} />
                ))}
              </Figures>
            </div>
          ))}
        {blocks.map(({ key, half, words }) => (
          <div key={key} className={styles["block"]} data-half={half} data-leads={key === "leads"}>
            {words.length > 0 && <Advice document={document} sections={words} />}
            {key === "leads" && <Leads conversions={conversions} />}
            {key === "trend" && trend && <MainTrend trend={trend} />}
            {key === "comparison" && comparison && <Comparison comparison={comparison} />}
            {key === "profile" && profile && <Profile profile={profile} />}
          </div>
        ))}
      </Stack>
    </>
  );
}

type AdviceProps = { document: ReportDocument; sections: WordSection[] };

/** What was done and is planned, the recommendations and the staff's comment, in the order of the report. */
function Advice({ document: { language, work, next, recommendations, comment }, sections }: AdviceProps) {
  const parts = {
    work: work && <Work key="work" id="work-done" lines={work} language={language} />,
    next: next && <Work key="next" id="work-planned" lines={next} language={language} />,
    recommendations: recommendations && (
      <section key="recommendations" aria-labelledby="recommendations">
        <h3 id="recommendations" className={adviceStyles["title"]}>
          {recommendations.heading}
        </h3>
        <ol className={adviceStyles["list"]}>
          {recommendations.sentences.map((sentence) => (
            <li key={sentence.text} {...(sentence.language !== language && { lang: sentence.language })}>
              {sentence.text}
            </li>
          ))}
        </ol>
      </section>
    ),
    comment: comment && (
      <section key="comment" className={adviceStyles["comment"]} aria-labelledby="comment">
        <h3 id="comment" className={adviceStyles["title"]}>
          {comment.heading}
        </h3>
        <p lang={comment.language}>{comment.text}</p>
      </section>
    ),
  };
  return (
    <Stack gap="2rem 3rem" top="2rem" className={adviceStyles["advice"]}>
      {sections.map((section) => parts[section])}
    </Stack>
  );
}

type WorkProps = {
  id: string;
  lines: WorkLines;
  /** The language of the page around it. */
  language: Language;
};

/** What the agency did in the period or plans, in the words of the staff. */
function Work({ id, lines: { heading, items, ...lines }, language }: WorkProps) {
  const lang = lines.language === language ? {} : { lang: lines.language };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={workStyles["title"]}>
        {heading}
      </h3>
      <ul className={workStyles["list"]}>
        {items.map(({ date, text, link }, index) => (
          <li key={index}>
            <span className={workStyles["date"]}>{date}</span>
            {link === null ? (
              <span {...lang}>{text}</span>
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer" {...lang}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The figures beside those of the period before and of the year before, with the change since each. */
function Comparison({ comparison }: { comparison: ReportComparison }) {
  const { heading, figure, periods, rows, notes } = comparison;
  return (
    <section className={comparisonStyles["comparison"]} aria-labelledby="comparison">
      <h3 id="comparison" className={table["title"]}>
        {heading}
      </h3>
      <table className={table["table"]}>
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            {periods.map((period) => (
              <th key={period} scope="col">
                <Unbroken text={period} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, earlier }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={comparisonStyles["own"]}>{value}</td>
              {earlier.map(({ text, change, note }, index) => (
                <td key={periods[index + 1]}>
                  <span className={comparisonStyles["earlier"]}>{text}</span>
                  {change && <ChangeIndicator change={change} label={label} />}
                  {note !== null && (
                    <Text as="span" size="tiny" tone="muted">
                      {note}
                    </Text>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft" top="0.5rem">
          {note}
        </Text>
      ))}
    </section>
  );
}

/** What the leads divide into, and what they cost. */
function Leads({ conversions: { heading, costs, groups, note } }: Pick<ReportDocument, "conversions">) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={leadsStyles["heading"]}>
        {heading}
      </h3>
      {costs.length > 0 && (
        <div className={leadsStyles["costs"]}>
          <Figures>
            {costs.map((figure) => (
              <Figure key={figure.label} figure={figure} />
            ))}
          </Figures>
        </div>
      )}
      {groups.length > 0 && (
        <div className={leadsStyles["groups"]}>
          {groups.map((group) => (
            <Group key={group.heading} group={group} />
          ))}
        </div>
      )}
      {note !== null && (
        <Text size="small" tone="muted" top="0.75rem">
          {note}
        </Text>
      )}
    </section>
  );
}

/** Rows with bars, the longest as wide as the group. */
function Group({ group: { heading, rows } }: { group: LeadGroup }) {
  const id = useId();
  const most = Math.max(...rows.map(({ count }) => count.value));
  return (
    <div>
      <h4 id={id} className={leadsStyles["title"]}>
        {heading}
      </h4>
      <Stack as="dl" gap="0.6rem" aria-labelledby={id} className={leadsStyles["rows"]}>
        {rows.map(({ label, count }) => (
          <div key={label} className={leadsStyles["row"]}>
            <dt>{label}</dt>
            <dd>{count.text}</dd>
            <svg className={leadsStyles["bar"]} aria-hidden="true">
              <rect className={leadsStyles["fill"]} width={`${(count.value / most) * 100}%`} height="100%" />
            </svg>
          </div>
        ))}
      </Stack>
    </div>
  );
}

/** The leads of this period and earlier ones, or its visitors, as a chart and as a table. */
function MainTrend({ trend }: { trend: TrendChart }) {
  const { heading, ticks, summary, points, target, notes, column } = trend;
  const bars = points.map((point) => ({ ...point, layers: [{ tone: "whole" as const, value: point.count.value }] }));
  return (
    <section className={mainTrend["trend"]} aria-labelledby="main-trend">
      <h3 id="main-trend" className={mainTrend["title"]}>
        {heading}
      </h3>
      <BarChart chart={{ ticks, summary, bars, target }} label={heading} lines={10} />
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft" top="0.5rem">
          {note}
        </Text>
      ))}
      <ChartTable
        heading={heading}
        columns={[column, heading]}
        rows={points.toReversed().map(({ period, count }) => ({ name: period, cells: [count.text] }))}
      />
    </section>
  );
}
