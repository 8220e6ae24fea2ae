import { hasEnded, type Period } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { ownValue } from "./columns.ts";
import { readDateWithin } from "./dates.ts";
import type { ImportedRow, ImportResult, Question } from "./import-result.ts";
import { judgeFileName } from "./says.ts";
import { periodNamed } from "./titled-period.ts";

type Named = { reportType: ReportType; period: Period };

/**
 * Asks what the name of a file of people's own says of its figures, such as that they are a draft, and what any name says of their period.
 * @param name with or without an ending
 */
export function withFileName(
  result: ImportResult,
  name: string,
  answers: Record<string, string>,
  now: Date,
): ImportResult {
  const dated = withFilePeriod(result, name, answers, now);
  if (dated.kind !== "rows" || (dated.format !== "table" && dated.format !== "template")) return dated;
  const title = fileTitle(name);
  const asked = judgeFileName(
    title,
    readDateWithin(title)?.kind === "range" && periodNamed(title) === null,
    dated.rows,
    { answers },
  );
  if (asked === null) return dated;
  return "question" in asked ? { kind: "question", ...asked } : { kind: "problems", ...asked };
}

/**
 * Holds what a file's name says of its period against what is in it: the name's period is offered where a file says none, and asked
 * about where all of the file is of others. The name alone decides nothing.
 * @param name with or without an ending: `Laporan Oktober 2026.xlsx`, `leads-2026-10.csv`
 */
function withFilePeriod(result: ImportResult, name: string, answers: Record<string, string>, now: Date): ImportResult {
  const named = periodNamed(fileTitle(name));
  if (named === null || !hasEnded(named.period, now)) return result;
  if (result.kind === "question")
    return result.question.kind === "period" ? { kind: "question", question: offered(result.question, named) } : result;
  if (result.kind === "problems" || ownValue(answers, "period") !== undefined) return result;
  if (result.rows.some(({ period }) => isWithin(period, named.period) || isWithin(named.period, period))) return result;
  const question = askFilePeriod(result.rows, named, name);
  const answer = ownValue(answers, question.id);
  if (answer === asInside) return result;
  if (answer !== question.named || answer === undefined) return { kind: "question", question };
  return { ...result, rows: result.rows.map((row) => ({ ...row, ...named })) };
}

const asInside = "inside";

/** Underscores separate words and the parts of a date, and copies have a number of their own. */
function fileTitle(name: string): string {
  return name
    .replace(/\.[a-z]{3,4}$/i, "")
    .replace(/\(\d+\)$/, "")
    .trimEnd()
    .replaceAll(/(?<=\d)_(?=\d)/g, "-")
    .replaceAll("_", " ");
}

function offered(question: Question, { reportType, period }: Named): Question {
  const value = `${reportType} ${period.start}`;
  const known = question.choices.some((choice) => choice.value === value);
  const choices = known ? question.choices : [{ value, label: value }, ...question.choices];
  return { ...question, choices, named: value };
}

function isWithin(inner: Period, outer: Period): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The name's period can be meant where each client has one period of its kind. */
function askFilePeriod(rows: ImportedRow[], { reportType, period }: Named, name: string): Question {
  const starts = new Set(rows.map((row) => `${row.reportType} ${row.period.start}`));
  const [first = ""] = starts;
  const single = starts.size === 1 && reportTypes.some((type) => type === reportType && first.startsWith(`${type} `));
  const value = `${reportType} ${period.start}`;
  return {
    id: "file_period",
    kind: "file_period",
    sheet: rows[0]?.from.sheet ?? null,
    line: rows[0]?.from.line ?? null,
    about: { column: first, figure: null, example: name },
    choices: [{ value: asInside, label: first }, ...(single ? [{ value, label: value }] : [])],
    ...(single && { named: value }),
  };
}
