import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@agency/content/settings";
import type {
  Comparison as ReportComparison,
  LeadGroup,
  ProfileSearchTable,
  ReportDocument,
  TrendChart,
  WhyPart,
  WorkLines,
} from "@agency/model/report/report-document";
import type { ReportSection } from "@agency/model/report/sections";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Stack, Text } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { BarChart } from "../chart/bar-chart.tsx";
import { Ads } from "./ads.tsx";
import { AiAnswers } from "./ai-answers.tsx";
import { ChartTable } from "./chart-table.tsx";
import { Figure, Figures, FigureValueContext } from "./figure.tsx";
import { type DocumentPartProps, SectionTitle, ShareBar, Unbroken } from "./parts.tsx";
import styles from "./overview.module.css";
import report from "./report.module.css";

/** The main figures, and the sections without a tab of their own in their order. */
export function Overview({ document, titled = false }: DocumentPartProps) {
  const { t } = useTranslation("portal");
  const { overview, against, againstFirst, why, sections, trend, comparison, profile, ads, aiAnswers, conversions } =
    document;
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
                  <Figure key={figure.label} figure={figure} against={against} againstFirst={againstFirst} />
                ))}
              </Figures>
            </div>
          ))}
        {why && <How why={why} />}
        {blocks.map(({ key, half, words }) => (
          <div key={key} className={styles["block"]} data-half={half} data-leads={key === "leads"}>
            {words.length > 0 && <Advice document={document} sections={words} />}
            {key === "leads" && <Leads conversions={conversions} />}
            {key === "trend" && trend && <MainTrend trend={trend} />}
            {key === "comparison" && comparison && <Comparison comparison={comparison} />}
            {key === "profile" && profile && <Profile profile={profile} />}
            {key === "ads" && ads && <Ads ads={ads} />}
            {key === "aiAnswers" && aiAnswers && <AiAnswers answers={aiAnswers} />}
          </div>
        ))}
      </Stack>
    </>
  );
}

/** How the changes add up, each with its sum below, and what happened. Anybody can have it worked out again. */
function How({ why: { sums, happened, checked } }: { why: WhyPart }) {
  const { t } = useTranslation("portal");
  return (
    <div className={styles["block"]} data-half={false}>
      <Stack gap="1.5rem 3rem" cells="20rem" align="start">
        {sums && <Said {...sums} />}
        {happened && <Said {...happened} />}
      </Stack>
      <details className={report["more"]} data-no-print>
        <summary>{t("why.check")}</summary>
        <Text size="small">{t("why.checked", checked)}</Text>
      </details>
    </div>
  );
}

function Said({ heading, sentences }: NonNullable<WhyPart["sums"]>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={report["title"]}>
        {heading}
      </h3>
      {sentences.map(({ text, sum }) => (
        <Text key={text} as="div" measure="var(--measure)" top="0.5rem">
          <p>{text}</p>
          {sum !== null && (
            <Text size="small" tone="muted">
              {sum}
            </Text>
          )}
        </Text>
      ))}
    </section>
  );
}

type AdviceProps = { document: ReportDocument; sections: WordSection[] };

/** Work done and planned, recommendations and the staff's comment, in the order of the report. */
function Advice({ document: { language, work, next, recommendations, comment }, sections }: AdviceProps) {
  const parts = {
    work: work && <Work key="work" id="work-done" lines={work} language={language} />,
    next: next && <Work key="next" id="work-planned" lines={next} language={language} />,
    recommendations: recommendations && (
      <section key="recommendations" aria-labelledby="recommendations">
        <h3 id="recommendations" className={report["title"]}>
          {recommendations.heading}
        </h3>
        <ol className={styles["list"]}>
          {recommendations.sentences.map((sentence) => (
            <li key={sentence.text} {...(sentence.language !== language && { lang: sentence.language })}>
              {sentence.text}
            </li>
          ))}
        </ol>
      </section>
    ),
    comment: comment && (
      <section key="comment" className={styles["comment"]} aria-labelledby="comment">
        <h3 id="comment" className={report["title"]}>
          {comment.heading}
        </h3>
        <Text measure="var(--measure)" top="0.5rem" verbatim>
          {comment.text}
        </Text>
      </section>
    ),
  };
  return (
    <Stack gap="2rem 3rem" top="2rem" align="start" className={styles["advice"]}>
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

function Work({ id, lines: { heading, items, ...lines }, language }: WorkProps) {
  const lang = lines.language === language ? {} : { lang: lines.language };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={report["title"]}>
        {heading}
      </h3>
      <Stack as="ul" gap="0" lines="after" pad="0.6rem" top="0.5rem" className={styles["work"]}>
        {items.map(({ period, text, link }, index) => (
          <li key={index} data-period={period !== null || undefined}>
            {period !== null && (
              <Text as="span" tone="muted" figures>
                {period}
              </Text>
            )}
            {link === null ? (
              <span {...lang}>{text}</span>
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer" {...lang}>
                {text}
              </a>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** The figures beside those of the period before and of the year before, with the change since each. */
function Comparison({ comparison }: { comparison: ReportComparison }) {
  const { heading, figure, periods, rows, notes } = comparison;
  const drawValue = use(FigureValueContext);
  return (
    <Text as="section" top="2rem" aria-labelledby="comparison">
      <h3 id="comparison" className={report["title"]}>
        {heading}
      </h3>
      <table className={report["table"]}>
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
          {rows.map(({ key, label, value, earlier }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Text as="td" strong>
                {drawValue ? drawValue({ key, value }) : value}
              </Text>
              {earlier.map(({ text, change, note }, index) => (
                <td key={periods[index + 1]}>
                  <span className={styles["earlier"]}>{text}</span>
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
    </Text>
  );
}

function Leads({ conversions: { heading, costs, groups, note } }: Pick<ReportDocument, "conversions">) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={report["title"]}>
        {heading}
      </h3>
      {costs.length > 0 && (
        <div className={styles["costs"]}>
          <Figures>
            {costs.map((figure) => (
              <Figure key={figure.label} figure={figure} />
            ))}
          </Figures>
        </div>
      )}
      {groups.length > 0 && (
        <Stack cells="18rem" gap="1.5rem clamp(1.5rem, 3vw, 3.5rem)" top="1rem">
          {groups.map((group) => (
            <Group key={group.heading} group={group} />
          ))}
        </Stack>
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
      <h4 id={id} className={report["subtitle"]}>
        {heading}
      </h4>
      <Stack as="dl" gap="0.6rem" top="0.75rem" aria-labelledby={id}>
        {rows.map(({ label, count }) => (
          <ShareBar key={label} thin label={label} text={count.text} percent={(count.value / most) * 100} />
        ))}
      </Stack>
    </div>
  );
}

function MainTrend({ trend }: { trend: TrendChart }) {
  const { heading, ticks, summary, points, target, notes, column } = trend;
  const bars = points.map((point) => ({ ...point, layers: [{ tone: "whole" as const, value: point.count.value }] }));
  return (
    <Text as="section" measure="52rem" aria-labelledby="main-trend">
      <Text as="h3" size="large" id="main-trend">
        {heading}
      </Text>
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
    </Text>
  );
}

type ProfileProps = { profile: NonNullable<ReportDocument["profile"]> };

function Profile({ profile: { heading, meaning, rows, searches } }: ProfileProps) {
  const id = useId();
  return (
    <Text as="section" top="2rem" aria-labelledby={id}>
      <h3 id={id} className={report["title"]}>
        {heading}
      </h3>
      {meaning !== null && <Text tone="muted">{meaning}</Text>}
      {rows.length > 0 && (
        <Figures>
          {rows.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </Figures>
      )}
      {searches && <ProfileSearches searches={searches} />}
    </Text>
  );
}

function ProfileSearches({ searches }: { searches: ProfileSearchTable }) {
  const { heading, columns, rows, note, origin } = searches;
  const id = useId();
  return (
    <Text as="div" measure="var(--measure)" top="1rem">
      <h4 id={id} className={report["subtitle"]}>
        {heading}
      </h4>
      <table aria-labelledby={id} className={report["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.search}</th>
            <th scope="col">
              <Term text={origin.join("\n")}>{columns.people}</Term>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ search, people }) => (
            <tr key={search}>
              <th scope="row">{search}</th>
              <td className={report["unbroken"]}>{people}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="small" tone="muted" top="0.75rem">
        {note}
      </Text>
    </Text>
  );
}

/** The sections in words, which share a block where they follow each other. */
const wordSections = ["work", "recommendations", "next", "comment"] as const;
type WordSection = (typeof wordSections)[number];

const wideSections: ReadonlySet<ReportSection> = new Set(["trend", "comparison", "profile", "ads", "aiAnswers"]);

/** Sections that stand together in the overview, or the leads in detail. On wide screens, two `half` blocks share a row. */
type OverviewBlock = { key: ReportSection | "leads"; half: boolean; words: WordSection[] };

/**
 * The blocks of the overview: the sections that have no tab of their own, in their order, the trend beside words next to it. Leads in
 * detail come first, or next to a trend that comes first.
 */
export function overviewBlocks(sections: readonly ReportSection[], leads: boolean): OverviewBlock[] {
  const blocks = sectionBlocks(sections);
  const first = blocks[0]?.key === "trend" ? (blocks[1]?.half ? 2 : 1) : 0;
  return leads ? blocks.toSpliced(first, 0, { key: "leads", half: false, words: [] }) : blocks;
}

function sectionBlocks(sections: readonly ReportSection[]): OverviewBlock[] {
  const blocks: OverviewBlock[] = [];
  for (const section of sections) {
    const word = wordSections.find((one) => one === section);
    const last = blocks.at(-1);
    if (word && last && last.words.length > 0) last.words.push(word);
    else if (word) blocks.push({ key: word, half: false, words: [word] });
    else if (wideSections.has(section)) blocks.push({ key: section, half: false, words: [] });
  }
  const trend = blocks.findIndex(({ key }) => key === "trend");
  const beside = [blocks[trend + 1], blocks[trend - 1]].find((block) => block && block.words.length > 0);
  return trend < 0 || !beside
    ? blocks
    : blocks.map((block, index) => ({ ...block, half: index === trend || block === beside }));
}
