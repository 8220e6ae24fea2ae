import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { originGroup } from "@agency/model/origin";
import { Row } from "@agency/ui/row";
import { useFormat } from "../shared/use-format.ts";
import { ClientGroups } from "./client-groups.tsx";
import type { ClientLines, FigureLine, PeriodLines } from "./preview-lines.ts";
import { RowNotes } from "./row-notes.tsx";
import { usePreviewTexts } from "./use-preview-texts.ts";
import styles from "../figures/figures.module.css";
import own from "./import-preview.module.css";

type AddedFiguresProps = { clients: ClientLines[]; named: boolean };

/** Figures of which nothing is known yet, with the lists of searches and pages, a row for each period. */
export function AddedFigures({ clients, named }: AddedFiguresProps) {
  const { t } = useTranslation("admin");
  const { parts, number } = useFormat();
  const summaryOf = ({ counts: { figures, differing } }: ClientLines) =>
    parts([
      t("imports.counts.added", { count: figures, number: number(figures) }),
      ...(differing > 0 ? [t("imports.counts.differing", { count: differing, number: number(differing) })] : []),
    ]);
  return (
    <ClientGroups clients={clients} named={named} summaryOf={summaryOf}>
      {(periods, name) => (
        <Table
          verticalSpacing="xs"
          horizontalSpacing="sm"
          className={own["table"] ?? ""}
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
              <AddedRow key={`${period.row.reportType} ${period.row.periodStart}`} period={period} />
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
  const { reportType, periodStart: start, periodEnd: end, sheet, line } = row;
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles["period"] ?? ""}>
        {format.period(reportType, { start, end })}
        <span className={styles["periodType"]}>{t(`reportType.${reportType}`)}</span>
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
        </Row>
        <RowNotes notes={row.notes} />
      </Table.Td>
      <Table.Td className={own["place"] ?? ""}>
        <span className={own["placeLabel"]}>{t("imports.place")}: </span>
        {sheet === null ? line : format.parts([sheet, String(line)])}
      </Table.Td>
    </Table.Tr>
  );
}

function AddedValue({ line, reportType }: { line: FigureLine; reportType: PeriodLines["row"]["reportType"] }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { valueOf, countedAs, measureOf } = usePreviewTexts();
  const { figure, value, derived, measure, differing } = line;
  const shown = valueOf(figure, value, measure);
  return (
    <dd>
      {derived ? t("imports.workedOut", { value: shown }) : shown}
      {differing && measure && (
        <span className={own["differing"]}>
          {countedAs(measure)}.{" "}
          {t("imports.differs", {
            period: format.period(reportType, differing),
            measure: measureOf(differing.measure),
          })}
        </span>
      )}
    </dd>
  );
}
