import type { PlatformAds } from "@agency/model/ads";
import type { AiAnswers } from "@agency/model/ai-answers";
import type { Figures } from "@agency/model/figures";
import type { Measure } from "@agency/model/measures";
import type { FileFormat, OriginNote } from "@agency/model/origin";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches } from "@agency/model/searches";
import type { Client } from "../clients/client.ts";
import type { FieldProblem } from "../kit/problems.ts";
import type { ColumnMeaning } from "./header-names.ts";

/** How a figure was worked out that the file does not state by itself. */
export type Derivation =
  | "sum_of_channels"
  | "sum_of_days"
  | "sum_of_rows"
  | "weighted_by_impressions"
  | "top_by_clicks";

/**
 * Where a figure stands. `sheet` is the name of the sheet or of the file in a zip; null in a file of one table. A figure that
 * `overlaps` counts people whom its neighbours count as well. `measure` is how it is counted, where the file says so.
 */
type Place = {
  sheet: string | null;
  line: number;
  column: string;
  derived: Derivation | null;
  overlaps?: true;
  measure?: Measure | null;
};

/** The figures of one client and period. A figure that the file does not give is absent, never null or 0. */
export type ImportedRow = {
  /** The client's name, website or client ID as the file writes it; null when the file names none. */
  client: string | null;
  reportType: ReportType;
  period: Period;
  figures: Partial<Figures>;
  places: Partial<Record<keyof Figures, Place>>;
  /** The searches and pages that the file lists for this period, as far as they are kept; absent what it does not list. */
  searches: Partial<Searches>;
  /** The ads that an export of their platform tells of; absent in any other file. */
  ads?: ReadAds[];
  /** What an export about answers by AI tells; absent in any other file. */
  aiAnswers?: ReadAnswers[];
  /** Said of all these figures alike. */
  notes: OriginNote[];
  /** `heading` is that of the column in which it stands, in a table with a column for each row's figures. */
  from: { sheet: string | null; line: number; heading?: string };
};

/** The ads of one platform, and where in the files they stand. `file` is the file's number among all that are kept together. */
export type ReadAds = PlatformAds & { from: { sheet: string | null; line: number; file?: number } };

/** A part of what an engine tells of its answers, in the same way. */
export type ReadAnswers = AiAnswers & { from: { sheet: string | null; line: number; file?: number } };

/** A row with its client, and the number of its file among the files that are kept together. */
export type AssignedRow = ImportedRow & { of: Client; file: number };

/** A part of the file that was not taken, and why. `line` and `column` are null when it is a whole table. */
export type Ignored = {
  sheet: string | null;
  line: number | null;
  column: string | null;
  why:
    | "unknown_column"
    | "other_currency"
    | "ads_only"
    | "unknown_channel"
    | "part_of_users"
    | "unknown_table"
    | "not_chosen"
    | "other_chosen"
    | "total_row"
    | "people_do_not_add_up"
    | "no_total"
    | "not_whole"
    | "part_of_a_period"
    | "several_periods"
    | "hidden"
    | "forecast"
    | "target"
    | "difference"
    | "explanation"
    | "second_table"
    | "not_needed";
};

/**
 * A text outside the columns that was neither understood nor asked about, as the file writes it in one line: a line above or below a
 * table, a cell of remarks, the property that an export names, a sheet's name. `line` is null for a sheet's name.
 */
export type Outside = {
  sheet: string | null;
  line: number | null;
  text: string;
  where: "above" | "below" | "remark" | "property" | "sheet";
};

export type DateOrder = "day_first" | "month_first";

/** A person's decisions about files of this shape, remembered with a client and passed in again. */
export type ImportMapping = {
  /** Meanings by header, as `normalHeader` writes it. */
  columns: Record<string, ColumnMeaning | "ignore">;
  dateOrder: DateOrder | null;
  reportType: ReportType | null;
  /** Names of properties and sites, and in columns, that nobody has and that were answered to be this client's. */
  names: string[];
  /** What was answered about exports of ads and of answers by AI, by the ids of those questions, such as the currency. */
  ads: Record<string, string>;
};

/** One question. Pass its answer in again as `{ [id]: value }`. */
export type Question = {
  id: string;
  kind:
    | "period"
    | "report_type"
    | "date_order"
    | "figure_column"
    | "figure_table"
    | "text_encoding"
    | "heading"
    | "other_currency"
    | "own_currency"
    | "ads_count"
    | "period_column"
    | "date_column"
    | "divided_rows"
    | "total_row"
    | "part_of_all"
    | "whole_period"
    | "plain_numbers"
    | "final"
    | "actual"
    | "own_calls"
    | "file_period"
    | "same_period"
    | "ads_currency"
    | "ads_column"
    | "ads_counted"
    | "ads_zero"
    | "ads_days"
    | "ads_total"
    | "answers_report"
    | "answers_days"
    | "answers_zero";
  sheet: string | null;
  line: number | null;
  /** The column or figure that it is about, and an example of its text. */
  about: { column: string | null; figure: keyof Figures | null; example: string | null };
  choices: { value: string; label: string; figures?: Partial<Figures> }[];
  /** The choice that the name of the file says. */
  named?: string;
  /** The choice that counts a figure as Google is read here, so that its months can be compared with those from Google. */
  usual?: string;
};

export type ImportProblem = FieldProblem & { sheet?: string; column?: number };

/** Either all of a file, one question about it, or its problems. */
export type ImportResult =
  | {
      kind: "rows";
      format: FileFormat;
      rows: ImportedRow[];
      ignored: Ignored[];
      outside: Outside[];
      mapping: ImportMapping;
    }
  | { kind: "question"; question: Question }
  | { kind: "problems"; problems: ImportProblem[] };

export type ImportContext = {
  now: Date;
  mapping: ImportMapping;
  /** Answers to questions by their id, and `column:<normal header>` for a column that nobody recognised. */
  answers: Record<string, string>;
};

/** A text outside the columns with the periods of the rows that it is about; all of the file's when there are none. */
export type OutsideText = Outside & {
  periods: Period[];
  /** It is named among what is left out. */
  isNamed?: true;
};

/** A sheet with problems or a question yields nothing else. */
export type SheetReading =
  | { rows: ImportedRow[]; ignored: Ignored[]; outside: OutsideText[] }
  | { question: Question }
  | { problems: ImportProblem[] };

export const noMapping: ImportMapping = { columns: {}, dateOrder: null, reportType: null, names: [], ads: {} };

export function hasDecisions({ columns, dateOrder, reportType, ads }: ImportMapping): boolean {
  return Object.keys({ ...columns, ...ads }).length > 0 || dateOrder !== null || reportType !== null;
}

/** Maximum number of problems reported per file. */
export const mostProblems = 20;
