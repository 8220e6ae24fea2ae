import { useTranslation } from "react-i18next";
import { isComparable } from "@agency/model/measures";
import { Text } from "@agency/ui/text";
import { useFormat } from "../shared/use-format.ts";
import { ClientGroups } from "./client-groups.tsx";
import type { ClientLines, FigureLine, PeriodLines } from "./preview-lines.ts";
import { RowNotes } from "./row-notes.tsx";
import { usePreviewTexts } from "./use-preview-texts.ts";
import styles from "./changed-figures.module.css";

type ChangedFiguresProps = { clients: ClientLines[]; named: boolean };

/** Each figure that would change: what it is now, and what the file says. */
export function ChangedFigures({ clients, named }: ChangedFiguresProps) {
  const { t } = useTranslation("admin");
  const { parts, number } = useFormat();
  const summaryOf = ({ counts: { figures, typed, differing } }: ClientLines) =>
    parts([
      t("imports.counts.changed", { count: figures, number: number(figures) }),
      ...(typed > 0 ? [t("imports.counts.typed", { count: typed, number: number(typed) })] : []),
      ...(differing > 0 ? [t("imports.counts.differing", { count: differing, number: number(differing) })] : []),
    ]);
  return (
    <ClientGroups clients={clients} named={named} summaryOf={summaryOf}>
      {(periods, name) => (
        <table
          className={styles["table"]}
          aria-label={named ? `${t("imports.changed")}: ${name}` : t("imports.changed")}
        >
          <thead>
            <tr>
              <th scope="col">{t("imports.figure")}</th>
              <th scope="col">{t("imports.now")}</th>
              <th scope="col">{t("imports.inFile")}</th>
            </tr>
          </thead>
          {periods.map((period) => (
            <PeriodOfChanges key={`${period.row.reportType} ${period.row.periodStart}`} period={period} />
          ))}
        </table>
      )}
    </ClientGroups>
  );
}

function PeriodOfChanges({ period: { row, lines } }: { period: PeriodLines }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { reportType, periodStart: start, periodEnd: end, sheet, line } = row;
  const place = sheet === null ? String(line) : format.parts([sheet, String(line)]);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles["period"]}>
          {format.period(reportType, { start, end })}
          <Text as="span" size="tiny" tone="muted" className={styles["about"]}>
            {t(`reportType.${reportType}`)} · {format.pair(t("imports.place"), place)}
          </Text>
          <RowNotes notes={row.notes} />
        </th>
      </tr>
      {lines.map((figure) => (
        <ChangedFigure key={figure.figure} line={figure} reportType={reportType} />
      ))}
    </tbody>
  );
}

function ChangedFigure({ line, reportType }: { line: FigureLine; reportType: PeriodLines["row"]["reportType"] }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const { valueOf, from, countedAs, measureOf } = usePreviewTexts();
  const { figure, value, derived, measure, before, beneath, differing } = line;
  const measureBefore = before?.origin.measure ?? null;
  const counted = differing !== null || !isComparable(measure, measureBefore);
  const shown = valueOf(figure, value, measure);
  return (
    <tr>
      <th scope="row">{t(`figures.field.${figure}`)}</th>
      <td>
        {before && (
          <>
            <span className={styles["before"]}>{valueOf(figure, before.value, measureBefore)}</span>
            <span className={styles["note"]} data-typed={before.origin.kind === "typed" || undefined}>
              {from(before.origin)}
            </span>
            {beneath && (
              <span className={styles["note"]}>
                {t("imports.typedOver", {
                  value: valueOf(figure, beneath.value, beneath.origin.measure),
                  origin: from(beneath.origin),
                })}
              </span>
            )}
            {counted && measureBefore && <span className={styles["note"]}>{countedAs(measureBefore)}</span>}
          </>
        )}
      </td>
      <td>
        <span className={styles["after"]}>{derived ? t("imports.workedOut", { value: shown }) : shown}</span>
        {counted && measure && <span className={styles["note"]}>{countedAs(measure)}</span>}
        {differing && (
          <span className={styles["differing"]}>
            {t("imports.differs", {
              period: format.period(reportType, differing),
              measure: measureOf(differing.measure),
            })}
          </span>
        )}
      </td>
    </tr>
  );
}
