import type { ListedField, RowDoubt, RowOutcome } from "@agency/model/client-list";
import type { Client, ClientDetails } from "../clients/client.ts";
import type { ImportProblem, Question } from "../imports/import-result.ts";
import type { FieldProblem } from "../kit/problems.ts";

/** A column of a list. `key` is its heading as `normalHeader` writes it. */
export type ListColumn = { key: string; heading: string; sheet: string | null; field: ListedField | null };

/** Where a row is. `sheet` is null in a list of one table. */
export type RowPlace = { sheet: string | null; line: number };

/** What a row says, as texts without what is around them; the fee as a whole number, where it is one. */
export type WrittenRow = RowPlace & {
  texts: Partial<Record<Exclude<ListedField, "monthlyFee">, string>>;
  monthlyFee: number | null;
  /** The headings of its columns. */
  headings: Partial<Record<ListedField, string>>;
  /** Of cells that hold no text and no fee. */
  problems: (FieldProblem & { field: ListedField })[];
};

/** A part of a list without a client: a sheet without such a table, or a row of totals. */
export type LeftPart = { sheet: string | null; line: number | null; text: string };

/** A list as it was read: its rows, a question about it, or its problems. */
export type ListReading =
  | { kind: "rows"; columns: ListColumn[]; rows: WrittenRow[]; left: LeftPart[] }
  | { kind: "question"; question: Question }
  | { kind: "problems"; problems: ImportProblem[] };

/** The details of a client that a list can say. */
export type ListedDetails = Pick<ClientDetails, ListedField>;

/** A row in the writing of the contracts. What it does not say, or says wrongly, is absent. */
export type ReadRow = RowPlace & {
  id: string;
  /** As the list writes it. */
  name: string;
  given: Partial<ListedDetails>;
  headings: WrittenRow["headings"];
  problems: FieldProblem[];
};

/** A row with what becomes of it. */
export type JudgedRow = ReadRow & {
  outcome: RowOutcome;
  /** The client that it changes, or that is as it says. */
  client: Client | null;
  doubt: RowDoubt | null;
  /** The clients that it may be. */
  candidates: Client[];
};

/** The id of a row, by which its question is answered. */
export const rowId = ({ sheet, line }: RowPlace): string => `${sheet ?? ""}:${line}`;

/** The answer to a row's question: a new client, none, or the client of an internal id. */
export type RowAnswer = { as: "new" } | { as: "left" } | { as: "client"; id: string };
