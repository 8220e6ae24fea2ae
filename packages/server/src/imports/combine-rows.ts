import { noFigures, numberFigures } from "@agency/model/figures";
import { checkPeriodFigures, partsBeyondTotal, visitorParts } from "../figures/check.ts";
import { ownValue } from "./columns.ts";
import { approximation } from "./ga4-channels.ts";
import { isUsual } from "./header-measures.ts";
import type { ImportContext, ImportedRow, ImportFormat, ImportProblem, Question } from "./import-result.ts";

type Combined = { rows: ImportedRow[] } | { question: Question } | { problems: ImportProblem[] };

/**
 * Joins what several tables say of the same client and period. The tables of an export complete each other, and two that differ
 * in a figure are a question. Two rows of people's own tables are a mistake.
 */
export function combineRows(rows: ImportedRow[], format: ImportFormat, context: ImportContext): Combined {
  if (format === "template" || format === "table") return repeated(rows) ?? { rows };
  const client = rows.find((row) => row.client !== null)?.client ?? null;
  const combined: ImportedRow[] = [];
  for (const parts of Map.groupBy(rows, ({ reportType, period }) => `${reportType} ${period.start}`).values()) {
    const row = joined(parts, context);
    if ("question" in row) return row;
    const { reportType, period, figures, places } = row;
    const input = { reportType, periodStart: period.start, figures: { ...noFigures, ...figures } };
    // Google counts people approximately, and somebody can come by several channels, though no channel has more than all.
    const near = Math.ceil((figures.totalVisitors ?? 0) * approximation);
    const overlaps = visitorParts.some((part) => places[part]?.overlaps);
    const within = visitorParts.every((part) => (figures[part] ?? 0) <= (figures.totalVisitors ?? 0) + near);
    const allowed = overlaps && within ? Math.max(near, partsBeyondTotal(input.figures)) : near;
    const problems = checkPeriodFigures(input, context.now, allowed).map((problem) => ({
      ...problem,
      field: "row",
      line: row.from.line,
    }));
    if (problems.length > 0) return { problems };
    if (Object.keys({ ...figures, ...row.searches }).length > 0) combined.push({ ...row, client });
  }
  return { rows: combined };
}

function repeated(rows: ImportedRow[]): Combined | null {
  const seen = new Map<string, ImportedRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.client, row.reportType, row.period.start]);
    const other = seen.get(key);
    if (other) {
      const { line, sheet } = row.from;
      const place = { line, ...(sheet === null ? {} : { sheet }) };
      return {
        problems: [{ field: "row", problem: "repeats", params: { other: other.from.line }, ...place }],
      };
    }
    seen.set(key, row);
  }
  return null;
}

function joined([first, ...others]: ImportedRow[], context: ImportContext): ImportedRow | { question: Question } {
  if (first === undefined) throw new RangeError("A group has at least one row");
  const all = [first, ...others];
  const row: ImportedRow = {
    ...first,
    figures: {},
    places: {},
    searches: Object.assign({}, ...all.map(({ searches }) => searches)),
    notes: [...new Set(all.flatMap(({ notes }) => notes))],
  };
  for (const figure of numberFigures) {
    const stated = all.filter(({ figures }) => figures[figure] !== undefined);
    const [one] = stated;
    if (one === undefined) continue;
    const values = new Set(stated.map(({ figures }) => figures[figure]));
    const answer = ownValue(context.answers, `table:${figure}`);
    const chosen = values.size === 1 ? one : stated.find(({ from }) => nameOf(from) === answer);
    if (chosen === undefined) return { question: askTable(figure, stated) };
    row.figures[figure] = chosen.figures[figure] ?? null;
    const place = chosen.places[figure];
    if (place) row.places[figure] = place;
  }
  const rankings = all.find(({ figures }) => figures.topRankings !== undefined);
  if (rankings?.figures.topRankings) row.figures.topRankings = rankings.figures.topRankings;
  if (rankings?.places.topRankings) row.places.topRankings = rankings.places.topRankings;
  return row;
}

function askTable(figure: (typeof numberFigures)[number], stated: ImportedRow[]): Question {
  const [first] = stated;
  const columnOf = ({ places }: ImportedRow) => places[figure]?.column ?? "";
  const named = new Set(stated.map(columnOf)).size > 1;
  const usual = stated.find((row) => isUsual(row.places[figure]?.measure, figure));
  return {
    id: `table:${figure}`,
    kind: "figure_table",
    sheet: first?.from.sheet ?? null,
    line: first?.from.line ?? null,
    about: { column: null, figure, example: null },
    choices: stated.map((row) => ({
      value: nameOf(row.from),
      label: `${named ? `${columnOf(row)}: ` : ""}${row.figures[figure]}`,
    })),
    ...(usual && { usual: nameOf(usual.from) }),
  };
}

function nameOf({ sheet, line }: ImportedRow["from"]): string {
  return `${sheet ?? ""}:${line}`;
}
