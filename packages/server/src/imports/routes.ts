import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Language } from "@agency/content/settings";
import { readFiguresTemplate } from "@agency/contracts/figures";
import * as contracts from "@agency/contracts/imports";
import {
  type IgnoredPart,
  type ImportPreview,
  type ImportQuestion,
  maximumBytesTogether,
  maximumImportBytes,
  type PreviewedRow,
} from "@agency/contracts/imports";
import { isSamePart, type KeptAnswers } from "@agency/model/ai-answers";
import type { Doubt } from "@agency/model/doubts";
import { type FigureKey, figureKeys, type Figures } from "@agency/model/figures";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { tellActivity } from "../activity/record.ts";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { findClient, findClients } from "../clients/find-client.ts";
import { presentDoubts } from "../figures/present-doubts.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Database } from "../kit/db/database.ts";
import { HttpError, requestLanguage, sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn, requireAuthor } from "../kit/http/signed-in.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { isColumnMeaning, normalHeader } from "./headers.ts";
import type { AssignedRow, Ignored, ImportContext, ImportMapping, Question } from "./import-result.ts";
import { keepImport } from "./keep-import.ts";
import {
  type FileAnswers,
  type ImportChoices,
  type ImportFiles,
  type ImportPreview as Preview,
  previewImport,
} from "./preview-import.ts";
import type { RowChanges } from "./row-changes.ts";
import { rowDoubtId } from "./row-doubts.ts";
import type { ImportSandbox } from "./sandbox-tasks.ts";
import { forgetFile, keepFile, readFile, type UploadedFile } from "./store.ts";
import { figuresTemplate } from "./template.ts";

type Body = z.output<(typeof contracts.previewImport)["contract"]["body"]>;

type Needs = FiguresContext & { sandbox: ImportSandbox };

export function importRoutes(app: FastifyInstance, context: Needs): void {
  const { sandbox, database, clock } = context;
  const readImport = (file: Uint8Array, given: ImportContext) =>
    sandboxed(sandbox.run.readImport(file, given), "file_unreadable");

  handle(app, contracts.previewImport, async ({ body, request }) => {
    const session = await requestSession(request);
    const [first, ...others] = await requestedFiles(context, body, await requireScope(request), session);
    const choices = await importChoices(database, body, await requireScope(request));
    const preview = await previewImport({ ...context, readImport }, [first, ...others], choices);
    // Only now: a file that was refused is not asked about.
    const upload = body.upload ?? (await keepFile(database, session, first, await clock()));
    const uploads = [upload, ...body.others.map((other) => other.upload)];
    return { ...present(preview, uploads, requestLanguage(request)), upload };
  });

  handle(app, contracts.keepImport, async ({ body, request }) => {
    const session = await requestSession(request);
    const files = await requestedFiles(context, body, await requireScope(request), session);
    const choices = await importChoices(database, body, await requireScope(request));
    const kept = await keepImport({ ...context, readImport }, files, choices, await requireAuthor(request));
    for (const upload of [body.upload, ...body.others.map((other) => other.upload)])
      if (upload !== undefined) await forgetFile(database, session, upload);
    return kept;
  });

  handle(app, readFiguresTemplate, async ({ params, reply }) => {
    await findClient(database, params.clientId);
    const now = await clock();
    reply.header("content-disposition", 'attachment; filename="figures.csv"');
    return figuresTemplate(
      reportTypes.map((reportType) => ({ reportType, period: lastCompletePeriod(reportType, now) })),
    );
  });
}

async function requestSession(request: FastifyRequest): Promise<string> {
  return (await requireSignedIn(request)).session.id;
}

/** The file in the request, or the first that it names, and the others that it names. */
async function requestedFiles(needs: Needs, body: Body, scope: Scope, session: string): Promise<ImportFiles> {
  const first = {
    ...(await requestedFile(needs, body, session)),
    answers: await resolveAnswers(needs.database, body, scope),
  };
  const files: ImportFiles = [first];
  for (const other of body.others) {
    const file = await requireUpload(needs, other.upload, session);
    files.push({ ...file, answers: await resolveAnswers(needs.database, other, scope) });
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > maximumBytesTogether) throw new HttpError("body_too_large");
  return files;
}

async function requestedFile(needs: Needs, body: Body, session: string): Promise<UploadedFile> {
  if (body.upload !== undefined) return requireUpload(needs, body.upload, session);
  const { file, fileName } = body;
  if (file === undefined || fileName === undefined) throw new Refusal("invalid_input", { fields: missing(body) });
  const bytes = Buffer.from(file, "base64");
  if (bytes.length > maximumImportBytes) throw new HttpError("body_too_large");
  return { name: fileName, bytes };
}

async function requireUpload({ database, clock }: Needs, upload: string, session: string): Promise<UploadedFile> {
  const known = await readFile(database, session, upload, await clock());
  if (!known) throw new HttpError("upload_ended");
  return known;
}

function missing(body: Body): FieldProblem[] {
  return (["fileName", "file"] as const)
    .filter((field) => body[field] === undefined)
    .map((field) => ({ field, problem: "required" }));
}

/** The answers about a file with internal ids in place of client IDs. */
async function resolveAnswers(
  database: Database,
  { answers, clients }: Pick<Body, "answers" | "clients">,
  scope: Scope,
): Promise<FileAnswers> {
  const typed = [...new Set(Object.values(clients).filter((id) => id !== null))];
  const found = new Map((await findClients(database, typed, scope)).map((one) => [one.clientId, one.client]));
  const meant = Object.entries(clients).map(([name, id]) => {
    const known = id === null ? null : found.get(id);
    if (known === undefined || (id !== null && known === null)) throw new HttpError("client_not_found");
    return [name, known?.id ?? null] as const;
  });
  return { answers, clients: Object.fromEntries(meant) };
}

async function importChoices(
  database: Database,
  { clientId, mapping, confirmed = [] }: Body,
  scope: Scope,
): Promise<ImportChoices> {
  const [found] = clientId === undefined ? [] : await findClients(database, [clientId], scope);
  if (found?.client === null) throw new Refusal("client_not_found");
  const client = found?.client.id ?? null;
  if (client !== null) tellActivity({ clientId: client });
  return { scope, client, confirmed, mapping: mapping ? knownMapping(mapping) : null };
}

/** Leaves out meanings that this version does not know. */
function knownMapping({ columns, ...mapping }: NonNullable<Body["mapping"]>): ImportMapping {
  const known = Object.entries(columns).filter(([, meaning]) => meaning === "ignore" || isColumnMeaning(meaning));
  return { ...mapping, columns: Object.fromEntries(known) as ImportMapping["columns"] };
}

/** @param uploads of the files, in their order */
function present(preview: Preview, uploads: string[], language: Language): ImportPreview {
  const uploadOfFile = (file: number) => uploads[file] ?? "";
  switch (preview.kind) {
    case "question":
      return { kind: "question", question: presentQuestion(preview.question), of: uploadOfFile(preview.file) };
    case "clients":
      return {
        kind: "clients",
        of: uploadOfFile(preview.file),
        names: preview.names.map(({ candidates, ...name }) => ({ ...name, candidates: candidates.map(toNamedClient) })),
      };
    case "ready": {
      const { files, rows, changes, doubts, ignored, outside, mapping, leftOut, remembered } = preview;
      const fileName = (file: number) => (files.length > 1 ? (files[file]?.name ?? null) : null);
      return {
        kind: "ready",
        formats: files.map(({ format }) => format),
        rows: rows.map((row, index) => ({
          ...presentRow(row, changes[index]),
          doubts: presentRowDoubts(row, doubts[index] ?? [], language),
          file: fileName(row.file),
        })),
        ignored: ignored.map((part) => ({ ...presentIgnored(part), file: fileName(part.file) })),
        outside: outside.map((text) => ({ ...text, file: fileName(text.file) })),
        mapping,
        leftOut,
        remembered,
      };
    }
  }
}

export function presentQuestion({ choices, ...question }: Question): ImportQuestion {
  return {
    ...question,
    choices: choices.map(({ figures, ...choice }) => ({
      ...choice,
      ...(figures && { figures: givenFigures(figures) }),
    })),
  };
}

/** The figures that there are, in their order. */
function givenFigures(figures: Partial<Figures>): Partial<Record<FigureKey, number | string[]>> {
  return Object.fromEntries(
    figureKeys.flatMap((figure) => (figures[figure] == null ? [] : [[figure, figures[figure]]])),
  );
}

function presentRowDoubts(row: AssignedRow, doubts: Doubt[], language: Language): PreviewedRow["doubts"] {
  const presented = presentDoubts({ doubts, confirmed: [] }, language);
  return doubts.flatMap((doubt, index) => {
    const one = presented[index];
    return one ? [{ id: rowDoubtId(row, doubt), figure: one.figure, message: one.message }] : [];
  });
}

function presentRow(
  { of, client, reportType, period, figures, places, searches, ads = [], aiAnswers = [], notes, from }: AssignedRow,
  {
    replaced = [],
    unchanged = [],
    differing = [],
    ads: standing = [],
    aiAnswers: answered = [],
    lists = {},
  }: Partial<RowChanges> = {},
): Omit<PreviewedRow, "file" | "doubts"> {
  return {
    client: toNamedClient(of),
    named: client,
    reportType,
    periodStart: period.start,
    periodEnd: period.end,
    figures: givenFigures(figures),
    searches: searches.keywords?.length ?? 0,
    pages: searches.pages?.length ?? 0,
    derived: figureKeys.filter((figure) => (places[figure]?.derived ?? null) !== null),
    measures: Object.fromEntries(
      figureKeys.flatMap((figure) => {
        const measure = places[figure]?.measure ?? null;
        return measure === null ? [] : [[figure, measure]];
      }),
    ),
    unchanged,
    replaced,
    differing: differing.map(({ figure, measure, period: { start, end } }) => ({
      figure,
      measure,
      periodStart: start,
      periodEnd: end,
    })),
    lists,
    ads: ads.map(({ from: _place, ...one }) => ({
      ...one,
      before: standing.find(({ platform }) => platform === one.platform) ?? null,
    })),
    aiAnswers: aiAnswers.map(({ from: _place, ...one }) => ({
      ...one,
      before: sizeBefore(answered.find((other) => isSamePart(one, other))),
    })),
    notes,
    sheet: from.sheet,
    line: from.line,
  };
}

/** The count that is kept of a part, or how many rows of its list; null for none. */
function sizeBefore(kept: KeptAnswers | undefined): number | null {
  if (kept === undefined) return null;
  return kept.part === "count" ? kept.count : kept.rows.length;
}

/** A column that nobody knows can be answered. */
function presentIgnored({ sheet, line, column, why }: Ignored): Omit<IgnoredPart, "file"> {
  const answerable = why === "unknown_column" && column !== null;
  return { sheet, line, column, why, answer: answerable ? `column:${normalHeader(column)}` : null };
}

function toNamedClient({ accessId, name }: Client): { clientId: string; name: string } {
  return { clientId: formatClientId(accessId), name };
}
