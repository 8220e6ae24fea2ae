import type { FileFormat } from "@agency/model/origin";
import type { Client } from "../clients/client.ts";
import { registrableDomain, suitsClient } from "../sources/doubt.ts";
import { type ClientIndex, indexClients, type NamedAccount } from "./client-index.ts";
import { ownValue } from "./columns.ts";
import { readHeading } from "./headers.ts";
import type { ImportedRow, Outside } from "./import-result.ts";
import { matchClient } from "./match-clients.ts";
import { websiteHost } from "./name-texts.ts";
import { hostsIn, type Mention, mentionFinder } from "./names-in-text.ts";
import { isNobodysName } from "./report-words.ts";

/** Where a file says whose its figures are; `none` where it does not. */
export type NamePlace = Outside["where"] | "column" | "site" | "file" | "none";

/** What a file calls a client, as it writes it. The place is that of the text, as far as it has one. */
export type NameInFile = { name: string; where: NamePlace; sheet: string | null; line: number | null };

export type DoubtfulName = NameInFile & { candidates: Client[] };

/** The clients that a file can name, and what was answered about names before. */
export type Directory = {
  index: ClientIndex;
  mentions: (text: string) => Mention;
  byId: Map<string, Client>;
  /** The clients that can get figures, by name. */
  served: Client[];
  /** The clients that were answered for a name that nobody has, by that name. */
  answered: Map<string, Client[]>;
};

/** @param answers names that nobody has, by the id of the client that they were answered to mean */
export function buildDirectory(
  clients: Client[],
  accounts: readonly NamedAccount[],
  answers: ReadonlyMap<string, readonly string[]>,
): Directory {
  const index = indexClients(clients, accounts);
  const served = clients.filter(({ status }) => status !== "ended").toSorted((a, b) => a.name.localeCompare(b.name));
  const answered = new Map<string, Client[]>();
  for (const client of served) {
    for (const name of answers.get(client.id) ?? []) answered.set(name, [...(answered.get(name) ?? []), client]);
  }
  return {
    index,
    mentions: mentionFinder(index),
    byId: new Map(clients.map((one) => [one.id, one])),
    served,
    answered,
  };
}

type NamedFile = {
  /** Null when nobody told it. */
  name: string | null;
  format: FileFormat;
  rows: ImportedRow[];
  outside: Outside[];
  /** Clients by the names in the file, as somebody answered; null leaves a client out. */
  answers: Record<string, string | null>;
};

type Assigned = {
  /** Each row with its client. */
  rows: (ImportedRow & { of: Client })[];
  /** The names whose rows are not used. */
  leftOut: string[];
  /** Names that nobody has, with the client that somebody answered. */
  learnt: { name: string; clientId: string }[];
  /** The texts that name nobody. */
  outside: Outside[];
};

/**
 * Finds whose the rows of a file are: by their own column, property or pages, else by the nearest text that names a client, from remarks
 * to the file's name. Whatever names somebody else is asked about. On a client's own page, rows that certainly are another's are left
 * out beside its own.
 * @param own the client on whose page it is; null for a file of many clients
 */
export function assignRows(
  file: NamedFile,
  directory: Directory,
  own: Client | null,
): { doubtful: DoubtfulName[] } | Assigned {
  const texts = namingTexts(file, directory);
  const names = namesOfRows(file, texts, own);
  const distinct = new Map([...names.values()].map((name) => [name.name, name]));
  const alone = distinct.size === 1;
  const meanings = new Map(
    Array.from(distinct, ([text, name]) => [text, resolveName(name, file, directory, own, alone)] as const),
  );
  const ownToo =
    own !== null && [...meanings.values()].some(({ name, means }) => means === own && name.where !== "none");
  const doubtful: DoubtfulName[] = [];
  const meant = new Map<string, Client | null>();
  for (const { name, ...meaning } of meanings.values()) {
    if (meaning.means === undefined) doubtful.push({ ...name, candidates: meaning.candidates });
    else if (own === null || meaning.means === own || meaning.chosen) meant.set(name.name, meaning.means);
    else if (ownToo) meant.set(name.name, null);
    else doubtful.push({ ...name, candidates: [meaning.means, own].filter((one) => one !== null) });
  }
  if (doubtful.length > 0) return { doubtful };
  const said = (row: ImportedRow) => meanings.get(names.get(row)?.name ?? "")?.means ?? null;
  const used = (row: ImportedRow) => meant.get(names.get(row)?.name ?? "") ?? null;
  return contradicted(file, { texts, names, said, used }, directory, own);
}

/** A text beside rows that names somebody; nobody when it is the site of an export that no client has. */
type NamingText = NameInFile & { mention: Mention; rows: ImportedRow[] };

/** The nearest to a row first. */
const order: readonly NamePlace[] = ["remark", "above", "below", "property", "sheet", "site", "file"];

/** The texts that name somebody, the nearest to a row first. */
function namingTexts({ name, format, rows, outside }: NamedFile, { mentions }: Directory): NamingText[] {
  const bySheet = Map.groupBy(rows, ({ from }) => from.sheet);
  const byLine = Map.groupBy(rows, ({ from }) => JSON.stringify([from.sheet, from.line]));
  const ofFile = { sheet: null, line: null, rows };
  const found = [
    ...outside
      .filter(({ where }) => where !== "sheet")
      .map(({ text, where, sheet, line }) => ({
        name: text.slice(0, longestName),
        where,
        sheet,
        line,
        rows: (where === "remark" ? byLine.get(JSON.stringify([sheet, line])) : bySheet.get(sheet)) ?? [],
      })),
    ...Array.from(bySheet, ([sheet, own]) => ({
      name: sheet ?? "",
      where: "sheet" as const,
      sheet,
      line: null,
      rows: own,
    })),
    { name: bareFileName(name ?? ""), where: "file" as const, ...ofFile },
  ];
  const named: NamingText[] = found
    .map((text) => ({ ...text, mention: mentions(text.name) }))
    .filter((text) => isNaming(text) || (format !== "ga4" && isLabelled(text)));
  const site = format === "search_console" ? siteOfExport(name ?? "") : null;
  if (site !== null && !isNaming({ mention: mentions(site) }))
    named.push({ name: site, where: "site" as const, ...ofFile, mention: { sure: [], likely: [] } });
  return named.toSorted((a, b) => order.indexOf(a.where) - order.indexOf(b.where));
}

const longestName = 300;

/** Whether a text says that it names a client, whom nobody here knows: "Pelanggan: Kedai Lain". */
function isLabelled({ name, where }: NameInFile): boolean {
  const [label = "", ...value] = name.split(/[:：]/);
  return where !== "file" && readHeading(label).meaning === "client" && !isNobodysName(value.join(" "));
}

function isNaming({ mention: { sure, likely } }: { mention: Mention }): boolean {
  return sure.length > 0 || likely.length > 0;
}

function bareFileName(name: string): string {
  return name.replace(/\.(?:csv|tsv|txt|xlsx|xls|zip)$/i, "");
}

/** The site with which Search Console begins the name of an export; null for another name. */
function siteOfExport(name: string): string | null {
  const [host] = hostsIn(bareFileName(name));
  const beginning = name.toLowerCase().replace(/^(?:https?___|sc-domain[_:])?(?:www\.)?/, "");
  return host !== undefined && beginning.startsWith(host) ? host : null;
}

/**
 * What names each row. Where sheets are clients', or belong to many, a sheet without a name of its own is asked about by what it is
 * called.
 */
function namesOfRows(
  { format, rows, outside }: NamedFile,
  texts: NamingText[],
  own: Client | null,
): Map<ImportedRow, NameInFile> {
  const sheets = new Set(rows.map(({ from }) => from.sheet));
  const beside = new Map(texts.toReversed().flatMap((text) => text.rows.map((row) => [row, text] as const)));
  const byRow = new Map(rows.map((row) => [row, rowName(row, format, outside) ?? beside.get(row) ?? null]));
  const bySheet = [...byRow.values()].some((name) => name?.where === "sheet" || name?.where === "above");
  return new Map(
    Array.from(byRow, ([row, name]) => {
      const { sheet } = row.from;
      const open = sheets.size > 1 && sheet !== null && (own === null || bySheet) && !isNobodysName(sheet);
      const called = open ? { name: sheet, where: "sheet" as const, sheet, line: null } : nobody;
      return [row, name ?? called];
    }),
  );
}

const nobody: NameInFile = { name: "", where: "none", sheet: null, line: null };

/** The name that a row has by itself. */
function rowName({ client: name, from }: ImportedRow, format: FileFormat, outside: Outside[]): NameInFile | null {
  if (name === null) return null;
  if (format === "search_console") return { name, where: "site", sheet: from.sheet, line: null };
  if (format !== "ga4") return { name, where: "column", ...from };
  const written = outside.find(({ where, text }) => where === "property" && text === name);
  return { name, where: "property", sheet: from.sheet, line: written?.line ?? null };
}

/** The client that a name means, null for none; undefined while it is doubtful. `chosen` when somebody answered. */
type Meaning = { name: NameInFile; chosen: boolean } & (
  | { means: Client | null }
  | { means?: undefined; candidates: Client[] }
);

function resolveName(
  name: NameInFile,
  { answers }: NamedFile,
  directory: Directory,
  own: Client | null,
  alone: boolean,
): Meaning {
  const { byId, served } = directory;
  const answer = ownValue(answers, name.name);
  if (answer === null) return { name, chosen: true, means: null };
  const chosen = answer === undefined ? undefined : byId.get(answer);
  if (chosen && served.includes(chosen)) return { name, chosen: true, means: chosen };
  const { found, likely } = foundBy(name, directory);
  const means = found ?? (own === null ? answeredFor(name, directory) : ownAnyway(name, likely, own, directory, alone));
  if (means && served.includes(means)) return { name, chosen: false, means };
  return { name, chosen: false, candidates: rankCandidates(found ? [found.id] : likely, directory, own) };
}

/** The client that a name certainly means; or the ids of the possible ones. */
function foundBy(
  { name, where }: NameInFile,
  { index, mentions, byId }: Directory,
): { found: Client | null; likely: string[] } {
  const { sure, likely } = mentions(name);
  const match = isOfRows(where) ? matchClient(name, index) : null;
  const [only = ""] = !isOfRows(where) && sure.length === 1 ? sure : [];
  const found = byId.get(match && "clientId" in match ? match.clientId : only) ?? null;
  return { found, likely: [...(match && "candidates" in match ? match.candidates : []), ...sure, ...likely] };
}

/** Whether rows have a name by themselves: in a column, as their property, or as the site of their pages. */
function isOfRows(where: NamePlace): boolean {
  return where === "column" || where === "property" || where === "site";
}

/** The only client that was answered for a name that nobody has. */
function answeredFor({ name }: NameInFile, { answered }: Directory): Client | null {
  const [only = null, ...others] = answered.get(name) ?? [];
  return others.length === 0 ? only : null;
}

/**
 * The client on whose page a file is, for names that fit it and nobody else, that say nothing, or that were answered before. The only
 * name in a column may be what people call the client, but neither a property nor a website is.
 */
function ownAnyway(
  { name, where }: NameInFile,
  likely: string[],
  own: Client,
  { answered }: Directory,
  alone: boolean,
): Client | null {
  if (answered.get(name)?.includes(own)) return own;
  if (likely.some((id) => id !== own.id)) return null;
  const strange = where === "column" ? !alone || (own.website !== null && websiteHost(name) !== null) : true;
  return !strange || likely.length > 0 || isNobodysName(name) || suitsClient({ id: name, name }, own) ? own : null;
}

/** The likeliest clients first; without any, all of them by name. */
function rankCandidates(likely: string[], { byId, served }: Directory, own: Client | null): Client[] {
  const found = [...likely.map((id) => byId.get(id)), own].filter(
    (client) => client != null && served.includes(client),
  );
  return found.length > 0 ? [...new Set(found)].filter((client) => client != null) : served;
}

type Read = {
  texts: NamingText[];
  names: Map<ImportedRow, NameInFile>;
  /** The client that a row's own name means, also where it is not used. */
  said: (row: ImportedRow) => Client | null;
  used: (row: ImportedRow) => Client | null;
};

/** Asks about texts that name somebody else than the rows that they stand beside, or does as was answered. */
function contradicted(
  file: NamedFile,
  { texts, names, said, used }: Read,
  directory: Directory,
  own: Client | null,
): { doubtful: DoubtfulName[] } | Assigned {
  const doubtful: DoubtfulName[] = [];
  const moved = new Map<ImportedRow, Client | null>();
  for (const text of texts) {
    const rows = text.rows.filter((row) => names.get(row)?.name !== text.name);
    if (rows.length === 0 || agrees(text, said) || doubtful.some(({ name }) => name === text.name)) continue;
    const answer = ownValue(file.answers, text.name);
    const of = [...new Set(rows.map(used))].filter((client) => client !== null);
    const chosen = answer === undefined || answer === null ? null : (directory.byId.get(answer) ?? null);
    if (answer === undefined) {
      const { name, where, sheet, line, mention } = text;
      const likely = [...mention.sure, ...mention.likely, ...of.map(({ id }) => id)];
      doubtful.push({ name, where, sheet, line, candidates: rankCandidates(likely, directory, own) });
    } else if (chosen === null || !of.includes(chosen)) for (const row of rows) moved.set(row, chosen);
  }
  if (doubtful.length > 0) return { doubtful };
  const assignedClient = (row: ImportedRow) => (moved.has(row) ? (moved.get(row) ?? null) : used(row));
  const left = file.rows.filter((row) => assignedClient(row) === null);
  return {
    rows: file.rows.flatMap((row) => {
      const of = assignedClient(row);
      return of === null ? [] : [{ ...row, of }];
    }),
    leftOut: [...new Set(left.map((row) => names.get(row)?.name ?? ""))],
    learnt: learntFrom(file, names, directory),
    outside: file.outside.filter((text) => isUnused(text, file, directory)),
  };
}

/** Whether one of the rows is of a client that a text names. What may name somebody says nothing against a row's own name. */
function agrees({ mention, name, where, rows }: NamingText, said: Read["said"]): boolean {
  const ids = mention.sure.length > 0 ? mention.sure : mention.likely;
  if (rows.some((row) => ids.includes(said(row)?.id ?? ""))) return true;
  if (where === "site")
    return rows.some(({ client }) => client !== null && registrableDomain(client) === registrableDomain(name));
  return mention.sure.length === 0 && rows.every(({ client }) => client !== null);
}

/** Whether a text outside the columns said nothing: it names nobody, was not asked about, and is not a period. */
function isUnused({ text, where }: Outside, { rows, answers }: NamedFile, { mentions }: Directory): boolean {
  if (Object.hasOwn(answers, text) || (where === "property" && rows.some(({ client }) => client === text)))
    return false;
  return !isNaming({ mention: mentions(text) }) && !(where === "sheet" && isNobodysName(text));
}

function learntFrom(
  { answers }: NamedFile,
  names: Map<ImportedRow, NameInFile>,
  { index, mentions, served }: Directory,
): Assigned["learnt"] {
  const told = new Map([...names.values()].map((name) => [name.name, name]));
  return [...told.values()].flatMap(({ name, where }) => {
    const clientId = ownValue(answers, name);
    if (!isOfRows(where) || !clientId || !served.some(({ id }) => id === clientId)) return [];
    const others = "clientId" in matchClient(name, index) || isNaming({ mention: mentions(name) });
    return others || name.length > longestName ? [] : [{ name, clientId }];
  });
}
