import { Table, VisuallyHidden } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { currency } from "@agency/content/settings";
import type { Charts } from "@agency/contracts/status";
import { axisTicks } from "@agency/model/report/axis-ticks";
import { formatPair } from "@agency/model/report/format";
import { Row, Stack } from "@agency/ui/layout";
import { useBox } from "../../shared/chart/bar-chart.tsx";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { QueryState } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useCharts } from "./api.ts";
import chart from "../../shared/chart/bar-chart.module.css";
import trend from "../../shared/report/traffic.module.css";
import styles from "./analytics.module.css";

/** Reports and emails by month, revenue by package and clients by status. */
export default function Charts() {
  const { t } = useTranslation(["staff", "admin"]);
  const { number } = useFormat();
  const charts = useCharts();
  const { data } = charts;
  if (!data) return <QueryState query={charts} compact />;
  const money = (amount: number) => `${currency.symbol} ${number(amount)}`;

  return (
    <Stack gap="2rem 3rem" columns="1fr 1fr">
      <MonthsChart months={data.months} />
      <BarTable
        title={t("charts.revenue")}
        columns={{ name: t("charts.package"), value: t("charts.perMonth"), extra: t("charts.clients") }}
        rows={data.packages.map((row) => ({
          name: t(`admin:package.${row.package}`),
          value: row.revenue,
          shown: money(row.revenue),
          extra: number(row.clients),
        }))}
      />
      <BarTable
        title={t("charts.byStatus")}
        columns={{ name: t("charts.status"), value: t("charts.clients") }}
        rows={data.statuses.map(({ status, clients }) => ({
          name: t(`admin:status.${status}`),
          value: clients,
          shown: number(clients),
        }))}
      />
    </Stack>
  );
}

type BarTableProps = {
  title: string;
  columns: { name: string; value: string; extra?: string };
  rows: { name: string; value: number; shown: string; extra?: string }[];
};

/** Bars beside their figures, as a table. */
function BarTable({ title, columns, rows }: BarTableProps) {
  const heading = useId();
  const highest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <Stack as="section" gap="0.5rem" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <Table horizontalSpacing={0} tabularNums className={styles["bars"] ?? ""} aria-labelledby={heading}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" colSpan={2}>
              {columns.name}
            </Table.Th>
            <Table.Th scope="col" ta="right" pl="1rem">
              {columns.value}
            </Table.Th>
            {columns.extra && (
              <Table.Th scope="col" ta="right" pl="1rem">
                {columns.extra}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, value, shown, extra }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td className={styles["track"] ?? ""} aria-hidden="true">
                <span className={styles["bar"]} style={{ width: `${(100 * value) / highest}%` }} />
              </Table.Td>
              <Table.Td ta="right" pl="1rem" fw={650}>
                {shown}
              </Table.Td>
              {columns.extra && (
                <Table.Td ta="right" pl="1rem" c="var(--ink-2)">
                  {extra}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

/** The height of the bars' area, in letters. */
const plotLetters = 13;

/** Narrowest group of two bars whose month is named, in letters. */
const namedFrom = 2.9;

const series = ["reports", "mails"] as const;

/** Reports made and emailed in each month: two bars a month, and the same as a table for screen readers. */
function MonthsChart({ months }: { months: Charts["months"] }) {
  const { t } = useTranslation("staff");
  const { number } = useFormat();
  const locale = getLocale(useLanguage());
  const { ref, width, letter } = useBox();
  const ticks = axisTicks(Math.max(...months.flatMap(({ reports, mails }) => [reports, mails])));
  const highest = ticks.at(-1) ?? 1;
  const left = letter * (number(highest).length * 0.62 + 1);
  const [top, bottom] = [letter, letter * (plotLetters + 1)];
  const group = (width - left) / months.length;
  const bar = group * 0.34;
  const y = (value: number) => bottom - ((bottom - top) * value) / highest;
  const january = months.findIndex(({ month }) => month.endsWith("-01"));
  const firstYear = january * group > letter * namedFrom * 2;
  const every = group < letter * namedFrom ? 2 : 1;

  return (
    <Stack as="section" whole aria-labelledby="chart-months">
      <Row gap="0.25rem 1.5rem" align="baseline" justify="between">
        <h3 id="chart-months">{t("charts.byMonth")}</h3>
        <Row as="ul" gap="0 1.25rem" aria-hidden="true">
          {series.map((name) => (
            <li key={name} className={trend["key"]} data-series={name}>
              {t(`charts.${name}`)}
            </li>
          ))}
        </Row>
      </Row>
      <div ref={ref} className={styles["plot"]} aria-hidden="true">
        <svg className={chart["chart"]} viewBox={`0 0 ${width} ${bottom + letter * 3}`}>
          {ticks.map((tick) => (
            <g key={tick}>
              <path className={chart["grid"]} d={`M${left} ${y(tick)}H${width}`} />
              <text className={chart["tick"]} x={left - letter * 0.6} y={y(tick) + letter * 0.35}>
                {number(tick)}
              </text>
            </g>
          ))}
          {months.map(({ month, ...values }, index) => {
            const x = left + group * index + (group - 2 * bar) / 2;
            const fromNow = months.length - 1 - index;
            return (
              <g key={month}>
                <title>
                  {formatPair(
                    longMonth(month, locale),
                    t("charts.both", { reports: number(values.reports), mails: number(values.mails) }),
                    locale,
                  )}
                </title>
                {series.map((name, place) => (
                  <rect
                    key={name}
                    data-series={name}
                    x={x + place * bar}
                    y={y(values[name])}
                    width={Math.max(1, bar - 1)}
                    height={bottom - y(values[name])}
                  />
                ))}
                {fromNow % every === 0 && (
                  <text className={chart["label"]} x={x + bar} y={bottom + letter * 1.4}>
                    {shortMonth(month, locale)}
                  </text>
                )}
                {(index === january || (index === 0 && firstYear)) && (
                  <text className={`${chart["label"]} ${styles["year"]}`} x={x + bar} y={bottom + letter * 2.7}>
                    {month.slice(0, 4)}
                  </text>
                )}
              </g>
            );
          })}
          <path className={chart["axis"]} d={`M${left} ${bottom}H${width}`} />
        </svg>
      </div>
      <VisuallyHidden>
        <table aria-labelledby="chart-months">
          <thead>
            <tr>
              <th scope="col">{t("charts.month")}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {t(`charts.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, reports, mails }) => (
              <tr key={month}>
                <th scope="row">{longMonth(month, locale)}</th>
                <td>{number(reports)}</td>
                <td>{number(mails)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Stack>
  );
}

function longMonth(month: string, locale: string): string {
  return formatMonth(month, locale, { month: "long", year: "numeric" });
}

function shortMonth(month: string, locale: string): string {
  return formatMonth(month, locale, { month: "short" });
}

function formatMonth(month: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${month}-01`));
}
