import type { Doubt } from "@agency/model/doubts";
import type { FileFormat } from "@agency/model/origin";
import { listClients } from "../clients/store.ts";
import type { PeriodKey, StandingFigures } from "../figures/figures.ts";
import { standingFigures } from "../figures/store.ts";
import type { Context } from "../kit/context.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { accountsOfClients } from "../sources/store.ts";
import { withFileName } from "./file-period.ts";
import {
  type AssignedRow,
  hasDecisions,
  type Ignored,
  type ImportContext,
  type ImportMapping,
  type ImportProblem,
  type ImportResult,
  noMapping,
  type Outside,
  type Question,
} from "./import-result.ts";
import { withStandingAds } from "./join-ads.ts";
import { refuseBeyond } from "./join-answers.ts";
import { changesOfRows, contradictions, readStanding, type RowChanges } from "./row-changes.ts";
import { doubtsOfRows } from "./row-doubts.ts";
import { type FileIgnored, joinPeriods } from "./same-period.ts";
import { allMappings } from "./store.ts";
import { assignRows, type Directory, buildDirectory, type DoubtfulName } from "./whose-rows.ts";

/** More than an agency has. */
const mostClients = 10_000;

export type Previewing = Context & {
  /** Reads the file in a sandbox. */
  readImport: (file: Uint8Array, context: ImportContext) => Promise<ImportResult>;
};

/** What a person answered about one file. All ids are internal ones. */
export type FileAnswers = Pick<ImportContext, "answers"> & {
  /** Clients by their names in the file; null leaves a client out. A file without names has the name "". */
  clients: Record<string, string | null>;
};

type ImportFile = { name: string; bytes: Uint8Array; answers: FileAnswers };

/** Files that are kept together, with the answers about each; the answers about all of them stand with the first. */
export type ImportFiles = [ImportFile, ...ImportFile[]];

/** A person's decisions about all the files. */
export type ImportChoices = {
  /** Whose clients the files can be about. */
  scope: Scope;
  /** The doubts about figures that are right nevertheless, as `rowDoubtId` names them. */
  confirmed: string[];
  /** Decisions about files of this shape; null for decisions that are remembered with the client. */
  mapping: ImportMapping | null;
  /** Whose figures these are where the files say nothing; null for files of many clients. Its internal id. */
  client: string | null;
};

/** The rows that will be kept; or what is asked before: one question, or which clients the names in a file mean. */
export type ImportPreview =
  | { kind: "question"; question: Question; file: number }
  | { kind: "clients"; names: DoubtfulName[]; file: number }
  | {
      kind: "ready";
      files: { name: string | null; format: FileFormat }[];
      rows: AssignedRow[];
      /** One for each of `rows`, in the same order. */
      changes: RowChanges[];
      /** The figures of each row that may be others, and nobody has said that they are right. */
      doubts: Doubt[][];
      ignored: FileIgnored[];
      outside: (Outside & { file: number })[];
      mapping: ImportMapping;
      leftOut: string[];
      /** Names that nobody has, by the client that somebody answered. */
      learnt: { name: string; clientId: string }[];
      /** Whether remembered decisions were used. */
      remembered: boolean;
    };

/**
 * Reads files and shows what of them would be kept together. Keeps nothing.
 * @throws Refusal invalid_csv with sheets, lines and columns; also any error that `readImport` throws
 */
export async function previewImport(
  { database, clock, readImport }: Previewing,
  files: ImportFiles,
  { scope, client, mapping: given }: ImportChoices,
): Promise<ImportPreview> {
  const mappings = await allMappings(database);
  const known = given === null && client !== null ? (mappings.get(client) ?? null) : null;
  const mapping = given ?? known ?? noMapping;
  const now = await clock();
  const read: ReadFile[] = [];
  for (const { name, bytes, answers } of files) {
    const result = await readImport(bytes, { now, answers: answers.answers, mapping });
    read.push({ name, ...answers, result: withFileName(result, name, answers.answers, now) });
  }
  const { clients } = await listClients(database, { scope, limit: mostClients, offset: 0 });
  // Who is asked again is asked about names as well.
  const answered = new Map(given === null ? [...mappings].map(([id, { names }]) => [id, names] as const) : []);
  const directory = buildDirectory(clients, await accountsOfClients(database), answered);
  const standing = (keys: PeriodKey[]) => standingFigures(database, keys);
  const preview = await buildPreview(read, directory, client, standing);
  return preview.kind === "ready" ? { ...preview, remembered: known !== null && hasDecisions(known) } : preview;
}

type ReadFile = FileAnswers & { name: string | null; result: ImportResult };

/**
 * Asks the next question about files that were read, or shows the rows of them that would be kept.
 * @param client whose page it is on, by its internal id; null for files of many clients
 * @param standingOfPeriods the figures that stand, of some periods
 * @throws Refusal invalid_csv with sheets, lines and columns
 */
export async function buildPreview(
  files: ReadFile[],
  directory: Directory,
  client: string | null,
  standingOfPeriods: (keys: PeriodKey[]) => Promise<StandingFigures[]>,
): Promise<ImportPreview> {
  const own = directory.served.find(({ id }) => id === client) ?? null;
  const found: Found[] = [];
  for (const [file, { name, result, answers, clients }] of files.entries()) {
    if (result.kind === "problems") throw new Refusal("invalid_csv", { fields: result.problems.map(withSheet) });
    if (result.kind === "question") return { ...result, file };
    const assigned = assignRows({ ...result, name, answers: clients }, directory, own);
    if ("doubtful" in assigned) return { kind: "clients", names: assigned.doubtful, file };
    const { format, ignored, mapping } = result;
    const parts = inFile(file, { ...assigned, ignored });
    const joined = joinPeriods(parts.rows, [name ?? ""], answers);
    if ("problems" in joined) throw new Refusal("invalid_csv", { fields: joined.problems.map(withSheet) });
    if ("question" in joined) return { kind: "question", question: joined.question, file };
    found.push({
      ...assigned,
      ...parts,
      name,
      format,
      mapping,
      ...joined,
      ignored: [...parts.ignored, ...joined.ignored],
    });
  }
  const about = files[0]?.answers ?? {};
  const joined = joinPeriods(
    found.flatMap((one) => one.rows),
    files.map(({ name }) => name ?? ""),
    about,
  );
  if ("question" in joined) return { kind: "question", question: joined.question, file: 0 };
  if ("problems" in joined) throw new Refusal("invalid_csv", { fields: joined.problems.map(withSheet) });
  if (joined.rows.length === 0) {
    const problem = found.some(({ leftOut }) => leftOut.length > 0) ? "all_left_out" : "no_rows";
    throw new Refusal("invalid_csv", { fields: [{ field: "file", problem }] });
  }
  const standing = await readStanding(standingOfPeriods, joined.rows);
  const rows = withStandingAds(joined.rows, standing);
  const contradicting = [...contradictions(rows, standing), ...refuseBeyond(rows, standing)];
  if (contradicting.length > 0) throw new Refusal("invalid_csv", { fields: contradicting.map(withSheet) });
  return {
    kind: "ready",
    files: found.map(({ name, format }) => ({ name, format })),
    rows,
    changes: changesOfRows(rows, standing),
    doubts: doubtsOfRows(rows, standing),
    ignored: [...found.flatMap(({ ignored }) => ignored), ...joined.ignored],
    outside: found.flatMap(({ outside }) => outside),
    mapping: mergedMapping(found.map(({ mapping }) => mapping)),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
    learnt: found.flatMap(({ learnt }) => learnt),
    remembered: false,
  };
}

type InFile<Part> = Part & { file: number };
type Found = {
  name: string | null;
  format: FileFormat;
  mapping: ImportMapping;
  rows: AssignedRow[];
  ignored: InFile<Ignored>[];
  outside: InFile<Outside>[];
  leftOut: string[];
  learnt: { name: string; clientId: string }[];
};

function inFile<Row, Part, Text>(
  file: number,
  { rows, ignored, outside }: { rows: Row[]; ignored: Part[]; outside: Text[] },
): { rows: InFile<Row>[]; ignored: InFile<Part>[]; outside: InFile<Text>[] } {
  const numbered = <One>(parts: One[]) => parts.map((part) => ({ ...part, file }));
  return { rows: numbered(rows), ignored: numbered(ignored), outside: numbered(outside) };
}

/** What was decided about the files, the last one first. */
function mergedMapping(mappings: ImportMapping[]): ImportMapping {
  return mappings.reduce(
    (all, { columns, dateOrder, reportType, names, ads }) => ({
      columns: { ...all.columns, ...columns },
      dateOrder: dateOrder ?? all.dateOrder,
      reportType: reportType ?? all.reportType,
      names,
      ads: { ...all.ads, ...ads },
    }),
    noMapping,
  );
}

/** A problem whose field also says in which sheet, or in which file of a zip, it is. */
function withSheet({ sheet, column: _column, field, ...problem }: ImportProblem): FieldProblem {
  if (sheet === undefined) return { ...problem, field };
  return { ...problem, field: field === "file" || field === "row" ? sheet : `${sheet}: ${field}` };
}
