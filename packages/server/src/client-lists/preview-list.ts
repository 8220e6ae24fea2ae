import { createHash } from "node:crypto";
import { allClients, findContacts } from "../clients/store.ts";
import type { ImportProblem, Question } from "../imports/import-result.ts";
import type { Database } from "../kit/db/database.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import type { JudgedRow, LeftPart, ListColumn, ListReading, RowAnswer, RowPlace } from "./client-list.ts";
import { judgeRows, listedChanges, newDetails } from "./judge-rows.ts";
import { type ListNames, readRows } from "./read-rows.ts";

export type Previewing = { database: Database; names: ListNames };

/** A list with what each row would become, or a question about it. `seen` stands for all that would be stored. */
export type ListPreview =
  | { kind: "question"; question: Question }
  | {
      kind: "ready";
      columns: ListColumn[];
      rows: JudgedRow[];
      /** Of the rows that are not left out. */
      problems: FieldProblem[];
      left: LeftPart[];
      seen: string;
    };

/**
 * Says what the rows of a list would become.
 * @param answers what a person said about rows, by their ids
 * @throws Refusal invalid_csv when it does not list clients
 */
export async function previewList(
  { database, names }: Previewing,
  reading: ListReading,
  answers: ReadonlyMap<string, RowAnswer>,
): Promise<ListPreview> {
  if (reading.kind === "problems") throw new Refusal("invalid_csv", { fields: reading.problems.map(inSheet) });
  if (reading.kind === "question") return reading;
  const clients = await allClients(database);
  const contacts = await findContacts(
    database,
    clients.map(({ id }) => id),
  );
  const rows = judgeRows(readRows(reading.rows, names), { clients, contacts, answers });
  const problems = rows.flatMap(({ sheet, problems: own }) => own.map((problem) => inSheet(withPlace(problem, sheet))));
  const { columns, left } = reading;
  return { kind: "ready", columns, rows, problems, left, seen: digest(rows) };
}

function withPlace(problem: FieldProblem, sheet: RowPlace["sheet"]): ImportProblem {
  return sheet === null ? problem : { ...problem, sheet };
}

/** A problem whose field also says in which sheet it is. */
function inSheet({ sheet, column: _column, field, ...problem }: ImportProblem): FieldProblem {
  if (sheet === undefined) return { ...problem, field };
  return { ...problem, field: field === "file" ? sheet : `${sheet}: ${field}` };
}

function digest(rows: JudgedRow[]): string {
  const stored = rows.map(({ id, outcome, client, given }) => [
    id,
    outcome,
    client?.id ?? null,
    client ? Object.entries(listedChanges(given, client)) : Object.entries(newDetails(given)),
  ]);
  return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, 40);
}
