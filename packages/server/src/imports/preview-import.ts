import { type FigureKey, figureKeys, type Figures, noFigures } from "@agency/model/figures";
import { isComparable, type Measure } from "@agency/model/measures";
import { isKnown } from "@agency/model/origin";
import { type Period, periodAfter, precedingPeriod } from "@agency/model/report/periods";
import { sameJson } from "@agency/model/report/snapshot-differences";
import type { Client } from "../clients/client.ts";
import { listClients } from "../clients/store.ts";
import {
  type GivenFigure,
  partsBeyondTotal,
  type PeriodKey,
  periodKey,
  type StandingFigures,
  visitorParts,
} from "../figures/figures.ts";
import { standingFigures } from "../figures/store.ts";
import type { Context } from "../kit/context.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import { ownValue } from "./columns.ts";
import {
  type AssignedRow,
  hasDecisions,
  type ImportContext,
  type ImportedRow,
  type ImportMapping,
  type ImportProblem,
  type ImportResult,
  mostProblems,
  noMapping,
  type Question,
} from "./import-result.ts";
import { type ClientMatch, isWebsite, matchClients } from "./match-clients.ts";
import { mappingOf } from "./store.ts";

/** More than an agency has. */
const mostClients = 10_000;

export type Previewing = Pick<Context, "database" | "clock"> & {
  /** Reads the file in a sandbox. */
  readImport: (file: Uint8Array, context: ImportContext) => Promise<ImportResult>;
};

/** A person's decisions about a file. All ids are internal ones. */
export type ImportChoices = Pick<ImportContext, "answers"> & {
  /** Decisions about files of this shape; null for those that are remembered with the client. */
  mapping: ImportMapping | null;
  /** Whose figures these are where the file says nothing; null for a file of many clients. */
  client: string | null;
  /** Clients by their names in the file; null leaves a client out. A file without names has the name "". */
  clients: Record<string, string | null>;
};

type DoubtfulName = { name: string; candidates: Client[] };

/** The rows that will be kept; or what is asked before: one question about the file, or which clients its names mean. */
export type ImportPreview =
  | { kind: "question"; question: Question }
  | { kind: "clients"; names: DoubtfulName[] }
  | (Omit<Extract<ImportResult, { kind: "rows" }>, "kind" | "rows"> & {
      kind: "ready";
      rows: AssignedRow[];
      /** One for each of `rows`, in the same order. */
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
  { database, clock, readImport }: Previewing,
  file: Uint8Array,
  choices: ImportChoices,
): Promise<ImportPreview> {
  const { answers, client } = choices;
  const known = choices.mapping === null && client !== null ? await mappingOf(database, client) : null;
  const mapping = choices.mapping ?? known ?? noMapping;
  const result = await readImport(file, { now: await clock(), answers, mapping });
  const { clients } = await listClients(database, { limit: mostClients, offset: 0 });
  const standing = (keys: PeriodKey[]) => standingFigures(database, keys);
  const preview = await previewOf(result, clients, choices, standing);
  return preview.kind === "ready" ? { ...preview, remembered: known !== null && hasDecisions(known) } : preview;
}

/**
 * Asks the next question about a file that was read, or shows the rows of it that would be kept.
 * @param standingOfPeriods the figures that stand, of some periods
 * @throws Refusal invalid_csv with sheets, lines and columns
 */
export async function previewOf(
  result: ImportResult,
  clients: Client[],
  choices: ImportChoices,
  standingOfPeriods: (keys: PeriodKey[]) => Promise<StandingFigures[]>,
): Promise<ImportPreview> {
  if (result.kind === "problems") throw new Refusal("invalid_csv", { fields: result.problems.map(withSheet) });
  if (result.kind === "question") return result;
  const served = clients.filter(({ status }) => status !== "ended");
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
  const standing = await readStanding(standingOfPeriods, rows);
  const contradicting = contradictions(rows, standing);
  if (contradicting.length > 0) throw new Refusal("invalid_csv", { fields: contradicting.map(withSheet) });
  return {
    ...result,
    kind: "ready",
    rows,
    changes: changesOfRows(rows, standing),
    remembered: false,
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

/** A figure that a file replaces with another value, or that it counts differently. */
type ReplacedFigure = {
  figure: FigureKey;
  before: GivenFigure;
  /** The figure that was read and then typed over by the staff; null when they did not. */
  beneath: GivenFigure | null;
};

/** A figure of a file that is counted differently than in a period beside its own. */
type DifferingFigure = { figure: FigureKey; period: Period; measure: Measure };

/** The effect of keeping a row on its period. Figures that are in neither list are new. */
export type RowChanges = {
  replaced: ReplacedFigure[];
  /** Figures that the period has already with the value of the file. */
  unchanged: FigureKey[];
  differing: DifferingFigure[];
  /** Where the lists come from that those of the file would replace. */
  lists: StandingFigures["lists"];
};

/**
 * Applies the rule of `applyReading`: a figure that the file gives replaces the one that stands, and one that it does not give
 * stays.
 */
export function changesOfRows(rows: AssignedRow[], standing: Standing): RowChanges[] {
  const inFile = new Map(rows.map((row) => [keyOfRow(row), row]));
  return rows.map((row) => {
    const current = standing.at(row);
    const given = figureKeys.filter((figure) => isGiven(row, figure));
    const changes: RowChanges = { replaced: [], unchanged: [], differing: [], lists: {} };
    for (const figure of given) {
      const origin = current?.origins[figure];
      if (current && origin) {
        const before = { value: current.figures[figure], origin };
        const same =
          sameJson(row.figures[figure], before.value) && isComparable(measureIn(row, figure), origin.measure);
        if (same) changes.unchanged.push(figure);
        else changes.replaced.push({ figure, before, beneath: current.overridden[figure] ?? null });
      }
      const differing = differingFrom(row, figure, inFile, standing);
      if (differing) changes.differing.push(differing);
    }
    for (const list of ["keywords", "pages"] as const) {
      const from = current?.lists[list];
      if (row.searches[list] && from) changes.lists[list] = from;
    }
    return changes;
  });
}

/** The period before, or else after, in which a figure would be counted differently. */
function differingFrom(
  row: AssignedRow,
  figure: FigureKey,
  inFile: ReadonlyMap<string, AssignedRow>,
  standing: Standing,
): DifferingFigure | null {
  const own = measureIn(row, figure);
  if (own === null) return null;
  for (const beside of standing.beside(row)) {
    const other = inFile.get(keyOfRow(beside));
    const stands = standing.at(beside)?.origins[figure]?.measure;
    const measure = other && isGiven(other, figure) ? measureIn(other, figure) : stands;
    if (measure && !isComparable(own, measure)) return { figure, period: beside.period, measure };
  }
  return null;
}

function isGiven({ figures }: AssignedRow, figure: FigureKey): boolean {
  const value = figures[figure];
  return value !== undefined && isKnown(value);
}

function measureIn({ places }: AssignedRow, figure: FigureKey): Measure | null {
  return places[figure]?.measure ?? null;
}

/** A client's period. */
type RowPeriod = Pick<AssignedRow, "of" | "reportType" | "period">;

/** The figures of the file's periods, and of those beside them, before it is kept. */
type Standing = {
  at: (row: RowPeriod) => StandingFigures | undefined;
  /** The periods before and after that of a row, of the same client. */
  beside: (row: RowPeriod) => RowPeriod[];
};

async function readStanding(
  standingOfPeriods: (keys: PeriodKey[]) => Promise<StandingFigures[]>,
  rows: AssignedRow[],
): Promise<Standing> {
  const beside = periodsBeside();
  const keys = rows.flatMap((row) => [row, ...beside(row)].map(keyOf));
  const distinct = new Map(keys.map((key) => [periodKey(key), key]));
  return standingOf(await standingOfPeriods([...distinct.values()]), beside);
}

export function standingOf(periods: StandingFigures[], beside = periodsBeside()): Standing {
  const known = new Map(periods.map((period) => [periodKey(period), period]));
  return { at: (row) => known.get(keyOfRow(row)), beside };
}

function keyOfRow(row: RowPeriod): string {
  return periodKey(keyOf(row));
}

function keyOf({ of, reportType, period }: RowPeriod): PeriodKey {
  return { clientId: of.id, reportType, periodStart: period.start };
}

/** Works out each period once: files repeat the same months for all clients. */
function periodsBeside(): Standing["beside"] {
  const known = new Map<string, Period[]>();
  return ({ of, reportType, period }) => {
    const key = `${reportType} ${period.start}`;
    const found = known.get(key) ?? [precedingPeriod(reportType, period), periodAfter(reportType, period)];
    known.set(key, found);
    return found.map((beside) => ({ of, reportType, period: beside }));
  };
}

/** The total first: a file that gives it is wrong in it, and otherwise in a part. */
const divided = ["totalVisitors", ...visitorParts] as const;

/**
 * Rows of a file whose visitors contradict those that their period has already, such as 500 in all where Google found 700 by searches.
 * Figures that contradict each other without the file are allowed as far as they do.
 */
function contradictions(rows: AssignedRow[], standing: Standing): ImportProblem[] {
  const found = rows
    .filter((row) => divided.some((figure) => row.figures[figure] != null))
    .flatMap((row) => contradiction(row, standing.at(row)?.figures ?? noFigures) ?? []);
  return found.slice(0, mostProblems);
}

function contradiction(row: AssignedRow, before: Figures): ImportProblem | null {
  const given = Object.fromEntries(Object.entries(row.figures).filter(([, value]) => value !== null));
  const after = { ...before, ...given };
  const allowed = Math.max(partsBeyondTotal(before), partsBeyondTotal({ ...noFigures, ...given }));
  if (partsBeyondTotal(after) <= allowed) return null;
  const figure = divided.find((one) => row.figures[one] != null) ?? "totalVisitors";
  const { sheet, line, column } = row.places[figure] ?? { ...row.from, column: "row" };
  const place = { field: column, line, ...(sheet !== null && { sheet }) };
  if (figure !== "totalVisitors") return { ...place, problem: "parts_exceed_total" };
  const sum = visitorParts.reduce((all, part) => all + (after[part] ?? 0), 0);
  return { ...place, problem: "total_below_parts", params: { sum } };
}
