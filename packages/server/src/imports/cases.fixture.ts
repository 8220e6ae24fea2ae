import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adFigures } from "@agency/model/ads";
import { eachClientText } from "@agency/model/limits";
import type { Client } from "../clients/client.ts";
import { Refusal } from "../kit/refusal.ts";
import { withFileName } from "./file-period.ts";
import {
  type Ignored,
  type ImportedRow,
  type ImportProblem,
  noMapping,
  type Question,
  type ReadAds,
  type ReadAnswers,
} from "./import-result.ts";
import { type ImportPreview, buildPreview } from "./preview-import.ts";
import { readImport } from "./read-import.ts";
import { buildDirectory } from "./whose-rows.ts";

/** A file of `cases/`, and what becomes of it as `previewVerdict` says it. */
export type Case = [file: string, verdict: string];

const folder = join(import.meta.dirname, "cases");

export function caseFiles(): string[] {
  return readdirSync(folder);
}

const now = new Date("2026-11-26T04:00:00Z");

export const kedaiRoti: Client = {
  id: "kedai-roti",
  accessId: "ABCD-EFGH",
  name: "Kedai Roti",
  email: "roti@example.com",
  contactReportTypes: null,
  ...eachClientText(() => null),
  website: "https://kedairoti.example",
  package: "starter",
  monthlyFee: 1000,
  language: "en",
  status: "active",
  endedOn: null,
  logo: null,
  recording: "on",
  recordedSince: null,
  deletionWarnedAt: null,
  responsibleId: null,
  createdAt: now,
  updatedAt: now,
};

/**
 * Previews a case on the page of the client Kedai Roti, in a line: each period with its figures and what is left out; or the question
 * with its first two choices; or the problems with their places.
 */
export async function previewVerdict(file: string, answers: Record<string, string> = {}): Promise<string> {
  return verdictOfBytes(new Uint8Array(readFileSync(join(folder, file))), answers, file);
}

/** The same of a text with these lines. */
export async function verdictOfLines(lines: string[], answers: Record<string, string> = {}): Promise<string> {
  return verdictOfBytes(new TextEncoder().encode(`${lines.join("\n")}\n`), answers);
}

export async function verdictOfBytes(
  bytes: Uint8Array,
  answers: Record<string, string> = {},
  name: string | null = null,
): Promise<string> {
  const read = await readImport(bytes, { now, answers, mapping: noMapping });
  if (read.kind === "problems") return refused(read.problems);
  const result = name === null ? read : withFileName(read, name, answers, now);
  try {
    const directory = buildDirectory([kedaiRoti], [], new Map());
    return said(await buildPreview([{ name, result, answers, clients: {} }], directory, kedaiRoti.id, async () => []));
  } catch (error) {
    if (error instanceof Refusal) return refused(error.fields);
    throw error;
  }
}

function said(preview: ImportPreview): string {
  switch (preview.kind) {
    case "question":
      return asked(preview.question);
    case "clients":
      return `asks whose: ${preview.names.map(({ name }) => name).join(", ")}`;
    case "ready":
      return [...preview.rows.map(kept), ...leftOut(preview.ignored)].join("; ");
  }
}

function kept({ client, reportType, period, figures, searches, ads = [], aiAnswers = [], notes }: ImportedRow): string {
  const amounts = Object.entries(figures).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? value.join("|") : value}`,
  );
  const lists = Object.entries(searches).flatMap(([name, list]) =>
    Array.isArray(list) ? [`${list.length} ${name}`] : [],
  );
  const of = client === null ? "" : `${client} `;
  return `${of}${reportType} ${period.start}: ${[...amounts.toSorted(), ...lists, ...ads.map(saidOfAds), ...aiAnswers.map(saidOfAnswers), ...notes].join(", ")}`;
}

/** "google_ads MYR spend 1534.56 clicks 756, Raya 1234.56 + Kek 300": the figures that are known, and what each campaign cost. */
function saidOfAds({ platform, currency, counted, campaigns, others, ...ads }: ReadAds): string {
  const known = adFigures.flatMap((figure) => (ads[figure] === null ? [] : [`${figure} ${ads[figure]}`]));
  const named = campaigns.map(({ name, spend }) => `${name} ${spend}`);
  const rest = others ? [`${others.count} others ${others.spend}`] : [];
  const by = counted === null ? [] : [`by ${counted}`];
  const parts = [...named, ...rest];
  return [platform, currency, ...known, ...by, ...(parts.length > 0 ? [`(${parts.join(" + ")})`] : [])].join(" ");
}

/** "google count 310", "bing pages kopi 12 + menu 3". */
function saidOfAnswers(answers: ReadAnswers): string {
  const { engine, part } = answers;
  if (answers.part !== "count")
    return `${engine} ${part} ${answers.rows.map(({ name, count }) => `${name} ${count}`).join(" + ")}`;
  return `${engine} ${part} ${answers.count}${answers.pagesPerDay === null ? "" : ` on ${answers.pagesPerDay} pages a day`}`;
}

function leftOut(ignored: Ignored[]): string[] {
  const parts = ignored.map(({ sheet, line, column, why }) => `${column ?? sheet ?? `line ${line}`} ${why}`);
  return parts.length === 0 ? [] : [`without ${[...new Set(parts)].join(", ")}`];
}

function asked({ id, line, choices }: Question): string {
  const first = choices.slice(0, 2).map(({ value }) => value);
  return `asks ${id} at ${line}: ${first.join(" or ")}`;
}

function refused(problems: ImportProblem[]): string {
  const parts = problems.map(({ field, problem, params, sheet, line, column }) =>
    [
      `${field}: ${problem}`,
      params && Object.values(params).join(" "),
      sheet && `in ${sheet}`,
      line && `line ${line}`,
      column && `column ${column}`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  return `refuses ${parts.join("; ")}`;
}
