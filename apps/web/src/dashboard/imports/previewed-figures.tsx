import { Button, Table } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { PreviewedRow } from "@agency/contracts/imports";
import { type FigureKey, figureKind } from "@agency/model/figures";
import { isComparable, measureCurrency, type Measure, type NamedMeasure } from "@agency/model/measures";
import { originGroup, type Origin, readFileDetail } from "@agency/model/origin";
import { formatMoment, formatMoney } from "@agency/model/report/format";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";
import { type ClientLines, type PeriodLines, sumCounts, type FigureLine } from "./preview-lines.ts";
import { PreviewedAds } from "./previewed-ads.tsx";
import { PreviewedAnswers } from "./previewed-answers.tsx";
import shared from "../shared/shared.module.css";
import own from "./imports.module.css";

/** With more figures than this, a person opens the clients that they want to see. */
const mostOpen = 40;
/** How many periods of a client are drawn at first. */
const mostPeriods = 60;

type ClientGroupsProps = {
  clients: ClientLines[];
  /** Whether each client has to be named. */
  named: boolean;
  /** Beside the client's name. */
  summarise: (client: ClientLines) => string;
  children: (periods: PeriodLines[], label: string) => ReactNode;
};

/** The periods of each client, which can be opened and closed where there are many. */
function ClientGroups({ clients, named, summarise, children }: ClientGroupsProps) {
  const open = sumCounts(clients, "figures") <= mostOpen;
  if (!named) return clients.map((client) => <Periods key={client.clientId} client={client} draw={children} />);
  return (
    <Stack gap="0" lines="thin" pad="0.6rem">
      {clients.map((client) => (
        <Group key={client.clientId} client={client} open={open} summary={summarise(client)} draw={children} />
      ))}
    </Stack>
  );
}

/** A period can have rows of several sheets and files. */
function linesKey({ row: { reportType, periodStart, file, sheet, line } }: PeriodLines): string {
  return JSON.stringify([reportType, periodStart, file, sheet, line]);
}

function placeParts({ file, sheet, line }: PreviewedRow): string[] {
  return [file, sheet, String(line)].filter((part) => part !== null);
}

type Draw = ClientGroupsProps["children"];
function Group({ client, open, summary, draw }: { client: ClientLines; open: boolean; summary: string; draw: Draw }) {
  // Closed groups are not drawn: 40 clients with 12 months have thousands of figures.
  const [drawn, setDrawn] = useState(open);
  return (
    <details open={open} onToggle={({ currentTarget }) => setDrawn(currentTarget.open)}>
      <summary>
        <strong>{client.name}</strong>{" "}
        <Text as="span" size="small" tone="soft">
          {summary}
        </Text>
      </summary>
      {drawn && <Periods client={client} draw={draw} />}
    </details>
  );
}

function Periods({ client: { name, periods }, draw }: { client: ClientLines; draw: Draw }) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  return (
    <>
      {draw(all ? periods : periods.slice(0, mostPeriods), name)}
      {!all && periods.length > mostPeriods && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={() => setAll(true)}>
          {t("imports.showAll", { number: number(periods.length) })}
        </Button>
      )}
    </>
  );
}

/** Figures of which nothing is known yet, with the lists of searches and pages, a row for each period. */
export function AddedFigures({ clients, named }: { clients: ClientLines[]; named: boolean }) {
  const { t } = useTranslation("admin");
  const { parts, number } = useFormat();
  const summarise = ({ counts: { figures, differing } }: ClientLines) =>
    parts([
      t("imports.counts.added", { count: figures, number: number(figures) }),
      ...(differing > 0 ? [t("imports.counts.differing", { count: differing, number: number(differing) })] : []),
    ]);
  return (
    <ClientGroups clients={clients} named={named} summarise={summarise}>
      {(periods, name) => (
        <Table
          verticalSpacing="xs"
          horizontalSpacing="sm"
          className={`${own["table"]} ${shared["headOnWide"]}`}
          aria-label={named ? `${t("imports.added")}: ${name}` : t("imports.added")}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("imports.period")}</Table.Th>
              <Table.Th>{t("imports.figures")}</Table.Th>
              <Table.Th>{t("imports.place")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {periods.map((period) => (
              <AddedRow key={linesKey(period)} period={period} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </ClientGroups>
  );
}

const lists = [
  { list: "keywords", count: "searches" },
  { list: "pages", count: "pages" },
] as const;

function AddedRow({ period: { row, lines } }: { period: PeriodLines }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { reportType, periodStart: start, periodEnd: end } = row;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {format.period(reportType, { start, end })}
        <Text size="tiny" tone="muted" light>
          {t(`reportType.${reportType}`)}
        </Text>
      </Table.Th>
      <Table.Td>
        <Row as="dl" gap="0.25rem 1.25rem" className={own["amounts"]}>
          {lines.map((figure) => (
            <div key={figure.figure}>
              <dt>{t(`figures.field.${figure.figure}`)}</dt>
              <AddedValue line={figure} reportType={reportType} />
            </div>
          ))}
          {lists.map(({ list, count }) => {
            const from = row.lists[list];
            const value = format.number(row[count]);
            const origin = from && t(`figures.origins.${originGroup(from)}`);
            return row[count] === 0 ? null : (
              <div key={list}>
                <dt>{t(`imports.${count}`)}</dt>
                <dd>{origin ? t("imports.replacesList", { value, origin }) : value}</dd>
              </div>
            );
          })}
          {row.ads.map((ads) => (
            <PreviewedAds key={ads.platform} ads={ads} />
          ))}
          {row.aiAnswers.map((answers) => (
            <PreviewedAnswers key={`${answers.engine} ${answers.part}`} answers={answers} />
          ))}
        </Row>
        <RowNotes notes={row.notes} />
      </Table.Td>
      <Table.Td className={own["place"] ?? ""}>
        <span className={shared["onPhones"]}>{t("imports.place")}: </span>
        {format.parts(placeParts(row))}
      </Table.Td>
    </Table.Tr>
  );
}

function AddedValue({ line, reportType }: { line: FigureLine; reportType: PeriodLines["row"]["reportType"] }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { valueText, countedAs, measureText } = usePreviewTexts();
  const { figure, value, derived, measure, differing } = line;
  const shown = valueText(figure, value, measure);
  return (
    <dd>
      {derived ? t("imports.workedOut", { value: shown }) : shown}
      {differing && measure && (
        <Text size="tiny" tone="accent">
          {countedAs(measure)}.{" "}
          {t("imports.differs", {
            period: format.period(reportType, differing),
            measure: measureText(differing.measure),
          })}
        </Text>
      )}
    </dd>
  );
}

/** Each figure that would change: what it is now, and what the file says. */
export function ChangedFigures({ clients, named }: { clients: ClientLines[]; named: boolean }) {
  const { t } = useTranslation("admin");
  const { parts, number } = useFormat();
  const summarise = ({ counts: { figures, typed, differing } }: ClientLines) =>
    parts([
      t("imports.counts.changed", { count: figures, number: number(figures) }),
      ...(typed > 0 ? [t("imports.counts.typed", { count: typed, number: number(typed) })] : []),
      ...(differing > 0 ? [t("imports.counts.differing", { count: differing, number: number(differing) })] : []),
    ]);
  return (
    <ClientGroups clients={clients} named={named} summarise={summarise}>
      {(periods, name) => (
        <Table
          verticalSpacing="xs"
          horizontalSpacing="sm"
          className={`${own["changes"]} ${shared["headOnWide"]}`}
          aria-label={named ? `${t("imports.changed")}: ${name}` : t("imports.changed")}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("imports.figure")}</Table.Th>
              <Table.Th scope="col">{t("imports.now")}</Table.Th>
              <Table.Th scope="col">{t("imports.inFile")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {periods.map((period) => (
            <PeriodOfChanges key={linesKey(period)} period={period} />
          ))}
        </Table>
      )}
    </ClientGroups>
  );
}

function PeriodOfChanges({ period: { row, lines } }: { period: PeriodLines }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { reportType, periodStart: start, periodEnd: end } = row;
  const place = format.parts(placeParts(row));
  return (
    <Table.Tbody>
      <Table.Tr>
        <Table.Th scope="rowgroup" colSpan={3} className={own["changedPeriod"] ?? ""}>
          {format.period(reportType, { start, end })}{" "}
          <Text as="span" size="tiny" tone="muted" light>
            {t(`reportType.${reportType}`)} · {format.pair(t("imports.place"), place)}
          </Text>
          <RowNotes notes={row.notes} />
        </Table.Th>
      </Table.Tr>
      {lines.map((figure) => (
        <ChangedFigure key={figure.figure} line={figure} reportType={reportType} />
      ))}
    </Table.Tbody>
  );
}

function ChangedFigure({ line, reportType }: { line: FigureLine; reportType: PeriodLines["row"]["reportType"] }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { valueText, from, countedAs, measureText } = usePreviewTexts();
  const { figure, value, derived, measure, before, beneath, differing } = line;
  const measureBefore = before?.origin.measure ?? null;
  const counted = differing !== null || !isComparable(measure, measureBefore);
  const shown = valueText(figure, value, measure);
  return (
    <Table.Tr>
      <Table.Th scope="row">{t(`figures.field.${figure}`)}</Table.Th>
      <Table.Td>
        {before && (
          <>
            <Text figures>{valueText(figure, before.value, measureBefore)}</Text>
            <Text size="tiny" tone="soft" strong={before.origin.kind === "typed"}>
              {from(before.origin)}
            </Text>
            {beneath && (
              <Text size="tiny" tone="soft">
                {t("imports.typedOver", {
                  value: valueText(figure, beneath.value, beneath.origin.measure),
                  origin: from(beneath.origin),
                })}
              </Text>
            )}
            {counted && measureBefore && (
              <Text size="tiny" tone="soft">
                {countedAs(measureBefore)}
              </Text>
            )}
          </>
        )}
      </Table.Td>
      <Table.Td>
        <Text figures strong className={own["after"]}>
          {derived ? t("imports.workedOut", { value: shown }) : shown}
        </Text>
        {counted && measure && (
          <Text size="tiny" tone="soft">
            {countedAs(measure)}
          </Text>
        )}
        {differing && (
          <Text size="tiny" tone="accent">
            {t("imports.differs", {
              period: format.period(reportType, differing),
              measure: measureText(differing.measure),
            })}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Notes of a file about all the figures of a period. */
function RowNotes({ notes }: Pick<PreviewedRow, "notes">) {
  const { t } = useTranslation("report");
  return notes.map((note) => (
    <Text key={note} size="small" tone="soft" top="0.5rem">
      {t(`originNote.${note}`)}
    </Text>
  ));
}

/** Words the figures of a preview, where they come from and how they are counted. */
function usePreviewTexts() {
  const { t } = useTranslation(["admin", "common"]);
  const format = useFormat();
  const locale = getLocale(useLanguage());
  const measureText = (measure: Measure) =>
    measureCurrency(measure) ?? t(`admin:imports.measure.${measure as NamedMeasure}`);
  return {
    measureText,
    /** "2,260", "8.125", "RM 12.50". */
    valueText: (figure: FigureKey, value: number | string[] | null, measure: Measure | null) => {
      if (value === null) return t("common:state.noData");
      if (typeof value !== "number") return format.parts(value);
      return figureKind(figure) === "money"
        ? formatMoney(value, locale, measureCurrency(measure))
        : format.number(value);
    },
    /** "Google, read on 3 November 2026". */
    from: ({ kind, readAt, author, detail }: Origin) => {
      const date = formatMoment(new Date(readAt), locale, timeZone);
      const group = originGroup(kind);
      if (group === "google") return t("admin:imports.from.google", { date });
      if (group === "typed")
        return author === null
          ? t("admin:imports.from.typed", { date })
          : t("admin:imports.from.typedBy", { author, date });
      if (group === "months") return t("admin:imports.from.months", { date });
      const file = detail === null ? null : readFileDetail(detail).file;
      return file === null
        ? t("admin:imports.from.fileUnnamed", { date })
        : t("admin:imports.from.file", { file, date });
    },
    countedAs: (measure: Measure) => t("admin:imports.countedAs", { measure: measureText(measure) }),
  };
}
