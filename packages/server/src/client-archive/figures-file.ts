import { timeZone } from "@agency/content/settings";
import type { Translator } from "@agency/content/translator";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import { isKnown, type Origin } from "@agency/model/origin";
import { originText } from "@agency/model/report/origin-texts";
import { capitalised } from "@agency/model/report/period-label";
import type { Snapshot } from "@agency/model/report/snapshot";
import { spreadsheetCsv } from "../kit/spreadsheet-csv.ts";

/** The language of an archive: its client's. */
export type ArchiveWords = { t: Translator; locale: string };

/** A figure of an approved report. */
export type FigureRow = {
  report: Pick<Snapshot, "type" | "period">;
  revision: number;
  figure: FigureKey;
  value: string | number;
  /** Null where nobody knows. */
  origin: Origin | null;
};

/** The figures of a report as its client reads it. */
export function figureRows({ type, period, figures, origins }: Snapshot, revision: number): FigureRow[] {
  return figureKeys.flatMap((figure) => {
    const value = figures[figure];
    if (value === null || !isKnown(value)) return [];
    const shown = Array.isArray(value) ? value.join("; ") : value;
    return [{ report: { type, period }, revision, figure, value: shown, origin: origins.current[figure] ?? null }];
  });
}

/** The figures of all reports as a CSV file: each with its period, its origin and the time when it was read. */
export function figuresFile(rows: readonly FigureRow[], { t, locale }: ArchiveWords): string {
  return spreadsheetCsv<FigureRow>(
    {
      [t("archive:column.report")]: ({ report }) => t(`kind.${report.type}`),
      [t("archive:column.start")]: ({ report }) => report.period.start,
      [t("archive:column.end")]: ({ report }) => report.period.end,
      [t("archive:column.revision")]: ({ revision }) => revision,
      [t("archive:column.figure")]: ({ figure }) => t(`figure.${figure}`),
      [t("archive:column.value")]: ({ value }) => value,
      [t("archive:column.origin")]: ({ origin }) =>
        origin && capitalised(originText(origin, { t, locale, timeZone }), locale),
      [t("archive:column.readAt")]: ({ origin }) => origin?.readAt,
    },
    rows,
  );
}
