import type { PageTable, PlacesChart, ReportDocument, SearchTable } from "@agency/model/report/report-document";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Row, Stack, Text } from "@agency/ui/layout";
import { BarChart } from "../chart/bar-chart.tsx";
import { type Layer, steps } from "../chart/bars.ts";
import { ChartTable } from "./chart-table.tsx";
import { ChangeFigure, Figure, Figures } from "./figure.tsx";
import { type DocumentPartProps, SectionTitle } from "./parts.tsx";
import report from "./report.module.css";
import styles from "./seo.module.css";
import trend from "./traffic.module.css";

/** The client's positions in search results. */
export function Seo({ document: { seo }, titled = false }: DocumentPartProps) {
  if (!seo) return null;
  return (
    <>
      <SectionTitle text={seo.heading} shown={titled} />
      {seo.rows.length > 0 && (
        <Figures>
          {seo.rows.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
          {seo.change && <ChangeFigure figure={seo.change} />}
        </Figures>
      )}
      {seo.searches || seo.pages ? (
        <Stack gap="2.5rem clamp(1.5rem, 3vw, 3.5rem)" top="2rem" align="start" className={styles["found"]}>
          {seo.searches && <Searches searches={seo.searches} />}
          <Stack gap="2.5rem">
            {seo.places && <PlacesTrend chart={seo.places} />}
            {seo.pages && <SearchedPages pages={seo.pages} />}
          </Stack>
        </Stack>
      ) : (
        seo.topRankings && <TopKeywords {...seo.topRankings} />
      )}
    </>
  );
}

/** How many searches ranked where in this period and earlier ones, as stacked bars and as a table. */
function PlacesTrend({ chart }: { chart: PlacesChart }) {
  const { heading, ranges, ticks, summary, points, column } = chart;
  const bars = points.map((point) => ({ ...point, layers: stack(point.counts.map(({ value }) => value)) }));
  return (
    <section aria-labelledby="places-trend">
      <h3 id="places-trend" className={report["title"]}>
        {heading}
      </h3>
      <Row as="p" gap="0.25rem 1.25rem" top="0.6rem">
        {ranges.map((range, index) => (
          <span key={range} className={trend["key"]} data-step={steps[index]}>
            {range}
          </span>
        ))}
      </Row>
      <BarChart chart={{ ticks, summary, bars, target: null }} label={heading} lines={10} />
      <ChartTable
        heading={heading}
        columns={[column, ...ranges]}
        rows={points
          .toReversed()
          .map(({ period, counts }) => ({ name: period, cells: counts.map(({ text }) => text) }))}
      />
    </section>
  );
}

/** Layers upon each other, the first count at the bottom. */
function stack(counts: (number | null)[]): Layer[] {
  const sums = counts.map((value, index) =>
    value === null ? null : counts.slice(0, index + 1).reduce<number>((sum, count) => sum + (count ?? 0), 0),
  );
  return steps.map((tone, index) => ({ tone, value: sums[index] ?? null })).toReversed();
}

function SearchedPages({ pages: { heading, columns, rows } }: { pages: PageTable }) {
  return (
    <section aria-labelledby="searched-pages">
      <h3 id="searched-pages" className={report["title"]}>
        {heading}
      </h3>
      <table className={report["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.page}</th>
            <th scope="col">{columns.clicks}</th>
            <th scope="col" data-wide>
              {columns.impressions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, clicks, impressions }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td>{clicks}</td>
              <td data-wide>{impressions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The searches that found the client, where they rank, and which are gone. */
function Searches({ searches: { heading, columns, rows, lost, places } }: { searches: SearchTable }) {
  return (
    <section aria-labelledby="searches">
      <h3 id="searches" className={report["title"]}>
        {heading}
      </h3>
      <Stack as="dl" gap="0.5rem" top="0.75rem" className={styles["places"]}>
        {places.map(({ label, text, before }) => (
          <div key={label}>
            <Text as="dt" size="tiny" tone="soft">
              {label}
            </Text>
            <dd>
              {text}
              {before !== null && (
                <Text size="note" tone="muted" light className={styles["before"]}>
                  {before}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </Stack>
      <table className={report["table"]}>
        <thead>
          <tr>
            <th scope="col">{columns.search}</th>
            <th scope="col">{columns.position}</th>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.clicks}</th>
            <th scope="col" data-wide>
              {columns.impressions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ search, position, change, badges, clicks, impressions }) => (
            <tr key={search}>
              <th scope="row">
                {search}
                {badges.map((badge) => (
                  <span key={badge} className={styles["badge"]}>
                    {badge}
                  </span>
                ))}
              </th>
              <td>{position}</td>
              <td>
                {change && <ChangeIndicator change={change} label={`${search}, ${columns.position}`} wordsHidden />}
              </td>
              <td>{clicks}</td>
              <td data-wide>{impressions}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost !== null && (
        <Text size="small" tone="soft" measure="var(--measure)" top="0.75rem">
          {lost}
        </Text>
      )}
    </section>
  );
}

/** The keywords that rank best. Their positions are not known, so none is marked as one of the first three. */
function TopKeywords({ heading, keywords, none }: NonNullable<NonNullable<ReportDocument["seo"]>["topRankings"]>) {
  return (
    <Stack as="section" gap="0" measure="44rem" top="2rem" aria-labelledby="top-keywords">
      <h3 id="top-keywords" className={report["title"]}>
        {heading}
      </h3>
      {keywords.length === 0 ? (
        <Text tone="muted" top="0.5rem">
          {none}
        </Text>
      ) : (
        <Stack as="ul" gap="0" lines="after" pad="0.6rem" top="0.5rem">
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
