import type { Client } from "../clients/client.ts";
import type { FiguresRepository } from "../figures/figures-repository.ts";
import type { Clock } from "../kit/clock.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import { ownValue } from "./columns.ts";
import { contradictions } from "./contradictions.ts";
import { changesOfRows, type RowChanges } from "./import-changes.ts";
import type { ImportMemory } from "./import-memory.ts";
import {
  type AssignedRow,
  hasDecisions,
  type ImportContext,
  type ImportedRow,
  type ImportMapping,
  type ImportProblem,
  type ImportResult,
  noMapping,
  type Question,
} from "./import-result.ts";
import { type ClientMatch, isWebsite, matchClients } from "./match-clients.ts";
import { readStanding } from "./standing.ts";

export type PreviewDependencies = {
  figures: Pick<FiguresRepository, "standing">;
  /** Every client. */
  allClients: () => Promise<Client[]>;
  clock: Clock;
  importMemory: ImportMemory;
  /** Reads the file in a sandbox. */
  readImport: (file: Uint8Array, context: ImportContext) => Promise<ImportResult>;
};

/** What a person decided about a file. All ids are internal ones. */
export type ImportChoices = Pick<ImportContext, "answers"> & {
  /** Decisions about files of this shape; null for those that are remembered with the client. */
  mapping: ImportMapping | null;
  /** Whose figures these are where the file says nothing; null for a file of many clients. */
  client: string | null;
  /** Clients by their names in the file; null leaves a client out. A file without names has the name "". */
  clients: Record<string, string | null>;
};

export type DoubtfulName = { name: string; candidates: Client[] };

/** What will be kept; or what is asked before that: one question about the file, or which clients its names mean. */
export type ImportPreview =
  | { kind: "question"; question: Question }
  | { kind: "clients"; names: DoubtfulName[] }
  | (Omit<Extract<ImportResult, { kind: "rows" }>, "kind" | "rows"> & {
      kind: "ready";
      rows: AssignedRow[];
      /** What keeping each of the rows would do. */
      changes: RowChanges[];
      leftOut: string[];
      /** Whether remembered decisions were used. */
      remembered: boolean;
    });

/**
 * Reads a file and shows what of it would be kept. Keeps nothing.
 * @throws Refusal invalid_csv with sheets, lines and columns; also any error that `readImport` throws
 */
export async function previewImport(
  { figures, allClients, clock, importMemory, readImport }: PreviewDependencies,
  file: Uint8Array,
  choices: ImportChoices,
): Promise<ImportPreview> {
  const { answers, client } = choices;
  const known = choices.mapping === null && client !== null ? await importMemory.read(client) : null;
  const mapping = choices.mapping ?? known ?? noMapping;
  const result = await readImport(file, { now: await clock(), answers, mapping });
  if (result.kind === "problems") throw new Refusal("invalid_csv", { fields: result.problems.map(withSheet) });
  if (result.kind === "question") return result;
  const served = (await allClients()).filter(({ status }) => status !== "ended");
  const names = [...new Set(result.rows.map((row) => row.client ?? ""))];
  const meant = clientsMeant(names, served, choices);
  if ("doubtful" in meant) return { kind: "clients", names: meant.doubtful };
  const rows = result.rows.flatMap((row): AssignedRow[] => {
    const of = meant.clients.get(row.client ?? "");
    return of ? [{ ...row, of }] : [];
  });
  const repeated = findRepeated(rows);
  if (repeated) throw new Refusal("invalid_csv", { fields: [repeated] });
  if (rows.length === 0) throw new Refusal("invalid_csv", { fields: [{ field: "file", problem: "no_rows" }] });
  const standing = await readStanding(figures, rows);
  const contradicting = contradictions(rows, standing);
  if (contradicting.length > 0) throw new Refusal("invalid_csv", { fields: contradicting.map(withSheet) });
  return {
    ...result,
    kind: "ready",
    rows,
    changes: changesOfRows(rows, standing),
    remembered: known !== null && hasDecisions(known),
    leftOut: names.filter((name) => !meant.clients.get(name)),
  };
}

/** The client of each name, null for one that is left out; or the names that are in doubt. */
function clientsMeant(
  names: string[],
  known: Client[],
  { client, clients }: ImportChoices,
): { clients: Map<string, Client | null> } | { doubtful: DoubtfulName[] } {
  const byId = new Map(known.map((one) => [one.id, one]));
  const own = client === null ? null : (byId.get(client) ?? null);
  const sure = new Map<string, Client | null>();
  const doubtful: DoubtfulName[] = [];
  for (const match of matchClients(names, known)) {
    const { name } = match;
    const chosen = ownValue(clients, name);
    const found = "clientId" in match ? (byId.get(match.clientId) ?? null) : null;
    if (chosen === null) sure.set(name, null);
    else if (chosen !== undefined && byId.has(chosen)) sure.set(name, byId.get(chosen) ?? null);
    else if (own && (name === "" || found === own)) sure.set(name, own);
    else if (own && names.length === 1 && isNobodyElse(match, own)) sure.set(name, own);
    else if (found && (own === null || names.length > 1)) sure.set(name, found);
    else doubtful.push({ name, candidates: candidatesOf(match, own, found, known, byId) });
  }
  return doubtful.length > 0 ? { doubtful } : { clients: sure };
}

/** On a client's own page, a name like nobody else's is that client's, such as a property's; but not the website of somebody else. */
function isNobodyElse(match: ClientMatch, own: Client): boolean {
  if ("clientId" in match || (own.website !== null && isWebsite(match.name))) return false;
  return match.candidates.every((id) => id === own.id);
}

/** The likeliest clients first; without any, all of them by name. */
function candidatesOf(
  match: ClientMatch,
  own: Client | null,
  found: Client | null,
  known: Client[],
  byId: Map<string, Client>,
): Client[] {
  const alike = "candidates" in match ? match.candidates.map((id) => byId.get(id) ?? null) : [];
  const likely = [found, ...alike, own].filter((client) => client !== null);
  if (likely.length > 0) return [...new Set(likely)];
  return known.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Two names of a file can mean the same client. */
function findRepeated(rows: AssignedRow[]): FieldProblem | null {
  const seen = new Map<string, AssignedRow>();
  for (const row of rows) {
    const key = `${row.of.id} ${row.reportType} ${row.period.start}`;
    const other = seen.get(key);
    if (other)
      return withSheet({ field: "row", problem: "repeats", params: { other: other.from.line }, ...placeOf(row) });
    seen.set(key, row);
  }
  return null;
}

function placeOf({ from }: ImportedRow): Pick<ImportProblem, "line" | "sheet"> {
  return from.sheet === null ? { line: from.line } : { line: from.line, sheet: from.sheet };
}

/** A problem whose field also says in which sheet, or in which file of a zip, it is. */
function withSheet({ sheet, column: _column, field, ...problem }: ImportProblem): FieldProblem {
  if (sheet === undefined) return { ...problem, field };
  return { ...problem, field: field === "file" || field === "row" ? sheet : `${sheet}: ${field}` };
}
