import type { PlatformAds } from "@agency/model/ads";
import type { AiAnswers } from "@agency/model/ai-answers";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import { type FileFormat, fileDetail, type OriginNote } from "@agency/model/origin";
import { sameJson } from "@agency/model/same-json";
import { keepFigures } from "../figures/change-figures.ts";
import type { ReadFigure, ReadFigures } from "../figures/reading.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { Refusal } from "../kit/refusal.ts";
import {
  hasDecisions,
  type ImportedRow,
  type ImportMapping,
  noMapping,
  type ReadAds,
  type ReadAnswers,
} from "./import-result.ts";
import {
  type ImportChoices,
  type ImportFiles,
  type ImportPreview,
  type Previewing,
  previewImport,
} from "./preview-import.ts";
import { answersOfRows } from "./row-doubts.ts";
import { allMappings, saveMappings } from "./store.ts";

const longestSheetName = 60;
/** How many names of a client are remembered, the newest ones. */
const mostNames = 50;

/**
 * Keeps the rows that the preview of the same files and choices shows, all or nothing. Each figure keeps its file, sheet and row.
 * Decisions about columns and dates are remembered with the client of the choices, and names that nobody has with their client.
 * @returns how many periods of how many clients were written
 * @throws Refusal invalid_csv as the preview does; invalid_input while something is still asked; figures_doubtful while a doubt has no answer
 */
export async function keepImport(
  context: Previewing & FiguresContext,
  files: ImportFiles,
  choices: ImportChoices,
  by: string,
): Promise<{ imported: number; clients: number }> {
  const preview = await previewImport(context, files, choices);
  if (preview.kind === "question")
    throw new Refusal("invalid_input", { fields: [{ field: "answers", problem: "required" }] });
  if (preview.kind === "clients")
    throw new Refusal("invalid_input", { fields: [{ field: "clients", problem: "required" }] });
  const { rows, doubts } = preview;
  const answers = answersOfRows(rows, doubts, choices.confirmed, { by, at: await context.clock() });
  const places = preview.files.map(({ format }, index) => placeDescriber(format, files[index]?.name ?? ""));
  const describeFile = ({ file }: { file: number }): DescribePlace => places[file] ?? placeDescriber("table", "");
  await keepFigures(
    context,
    rows.map((row, index) => ({
      clientId: row.of.id,
      reportType: row.reportType,
      periodStart: row.period.start,
      kind: "file" as const,
      detail: describeFile(row)(row.from),
      author: by,
      final: null,
      figures: readFigures(row, describeFile(row)),
      confirmed: answers[index] ?? [],
      ...(Object.keys(row.searches).length > 0 && { searches: row.searches }),
      ...(row.ads && { ads: row.ads.map((ads) => readAds(ads, describeFile({ file: ads.from.file ?? row.file }))) }),
      ...(row.aiAnswers && {
        aiAnswers: row.aiAnswers.map((part) => readAnswers(part, describeFile({ file: part.from.file ?? row.file }))),
      }),
    })),
  );
  await saveMappings(context.database, decided(preview, choices.client, await allMappings(context.database)));
  const periods = new Set(preview.rows.map(({ of, reportType, period }) => `${of.id} ${reportType} ${period.start}`));
  return { imported: periods.size, clients: new Set(preview.rows.map(({ of }) => of.id)).size };
}

/** The decisions that change, by client: a name that was answered to be another's is no longer the one's. */
function decided(
  { mapping, learnt }: Extract<ImportPreview, { kind: "ready" }>,
  own: string | null,
  known: ReadonlyMap<string, ImportMapping>,
): Map<string, ImportMapping> {
  const changed = new Map<string, ImportMapping>();
  const knownNames = (clientId: string) => known.get(clientId)?.names ?? [];
  if (own !== null && hasDecisions(mapping)) changed.set(own, { ...mapping, names: knownNames(own) });
  for (const clientId of new Set([...known.keys(), ...learnt.map((one) => one.clientId)])) {
    const others = learnt.filter((one) => one.clientId !== clientId).map(({ name }) => name);
    const names = learnt.filter((one) => one.clientId === clientId).map(({ name }) => name);
    const after = [...new Set([...knownNames(clientId), ...names])].filter((name) => !others.includes(name));
    if (sameJson(after, knownNames(clientId))) continue;
    const before = changed.get(clientId) ?? known.get(clientId) ?? noMapping;
    changed.set(clientId, { ...before, names: after.slice(-mostNames) });
  }
  return changed;
}

/** The figures of a row, each with its own place in the file. */
function readFigures({ figures, places, from, notes: common }: ImportedRow, describePlace: DescribePlace): ReadFigures {
  const read = figureKeys.flatMap((figure: FigureKey) => {
    const value = figures[figure];
    if (value === undefined) return [];
    const place = places[figure];
    const notes: OriginNote[] = place?.derived ? [...common, "worked_out"] : common;
    const measure = place?.measure ?? null;
    return [[figure, { value, detail: describePlace(place ?? from), notes, measure }]];
  });
  return Object.fromEntries(read) as ReadFigures;
}

function readAds({ from, ...ads }: ReadAds, describePlace: DescribePlace): ReadFigure<PlatformAds> {
  return { value: ads, detail: describePlace(from) };
}

function readAnswers({ from, ...answers }: ReadAnswers, describePlace: DescribePlace): ReadFigure<AiAnswers> {
  return { value: answers, detail: describePlace(from) };
}

type DescribePlace = (place: { sheet: string | null; line: number }) => string;

/** Says where in a file something is, as origins keep it. */
function placeDescriber(format: FileFormat, name: string): DescribePlace {
  return ({ sheet, line }) =>
    fileDetail(format, sheet === null ? name : `${name}: ${sheet.slice(0, longestSheetName)}`, line);
}
