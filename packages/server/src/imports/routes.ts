import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { readFiguresTemplate } from "@agency/contracts/figures";
import * as contracts from "@agency/contracts/imports";
import { type IgnoredPart, type ImportPreview, maximumImportBytes } from "@agency/contracts/imports";
import { figureKeys } from "@agency/model/figures";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { reportTypes } from "@agency/model/report/report-type";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { findClient, findClients } from "../clients/find-client.ts";
import type { Keeping } from "../figures/change-figures.ts";
import type { Database } from "../kit/db/database.ts";
import { HttpError, sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { staffOf, usernameOf } from "../kit/http/signed-in.ts";
import type { FieldProblem } from "../kit/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import { isColumnMeaning, normalHeader } from "./headers.ts";
import type { AssignedRow, Ignored, ImportContext, ImportMapping } from "./import-result.ts";
import { keepImport } from "./keep-import.ts";
import { type ImportChoices, type ImportPreview as Preview, previewImport, type RowChanges } from "./preview-import.ts";
import type { ImportSandbox } from "./sandbox-tasks.ts";
import { forgetFile, keepFile, readFile, type UploadedFile } from "./store.ts";
import { figuresTemplate } from "./template.ts";

type Body = z.output<(typeof contracts.previewImport)["contract"]["body"]>;

type Needs = Keeping & { sandbox: ImportSandbox };

export function importRoutes(app: FastifyInstance, context: Needs): void {
  const { sandbox, database, clock } = context;
  const readImport = (file: Uint8Array, given: ImportContext) =>
    sandboxed(sandbox.run.readImport(file, given), "file_unreadable");

  handle(app, contracts.previewImport, async ({ body, request }) => {
    const session = await sessionOf(request);
    const file = await fileOf(context, body, session);
    const choices = await choicesOf(database, body);
    const preview = present(await previewImport({ database, clock, readImport }, file.bytes, choices));
    // Only now: a file that was refused is not asked about.
    const upload = body.upload ?? (await keepFile(database, session, file, await clock()));
    return { ...preview, upload };
  });

  handle(app, contracts.keepImport, async ({ body, request }) => {
    const session = await sessionOf(request);
    const file = await fileOf(context, body, session);
    const choices = await choicesOf(database, body);
    const kept = await keepImport({ ...context, readImport }, file, choices, await usernameOf(request));
    if (body.upload !== undefined) await forgetFile(database, session, body.upload);
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

async function sessionOf(request: FastifyRequest): Promise<string> {
  return (await staffOf(request)).session.tokenHash;
}

/** The file of the request, or the one that it names. */
async function fileOf({ database, clock }: Needs, body: Body, session: string): Promise<UploadedFile> {
  if (body.upload !== undefined) {
    const known = await readFile(database, session, body.upload, await clock());
    if (!known) throw new HttpError("upload_ended");
    return known;
  }
  const { file, fileName } = body;
  if (file === undefined || fileName === undefined) throw new Refusal("invalid_input", { fields: missing(body) });
  const bytes = Buffer.from(file, "base64");
  if (bytes.length > maximumImportBytes) throw new HttpError("body_too_large");
  return { name: fileName, bytes };
}

function missing(body: Body): FieldProblem[] {
  return (["fileName", "file"] as const)
    .filter((field) => body[field] === undefined)
    .map((field) => ({ field, problem: "required" }));
}

/** The choices with internal ids in place of client IDs. */
async function choicesOf(database: Database, body: Body): Promise<ImportChoices> {
  const { answers, clientId, clients, mapping } = body;
  const client = clientId === undefined ? null : (await findClient(database, clientId)).id;
  const typed = [...new Set(Object.values(clients).filter((id) => id !== null))];
  const found = new Map((await findClients(database, typed)).map((one) => [one.clientId, one.client]));
  const meant = Object.entries(clients).map(([name, id]) => {
    const known = id === null ? null : found.get(id);
    if (known === undefined || (id !== null && known === null)) throw new HttpError("client_not_found");
    return [name, known?.id ?? null] as const;
  });
  return { answers, client, clients: Object.fromEntries(meant), mapping: mapping ? knownMapping(mapping) : null };
}

/** Leaves out meanings that this version does not know. */
function knownMapping({ columns, ...mapping }: NonNullable<Body["mapping"]>): ImportMapping {
  const known = Object.entries(columns).filter(([, meaning]) => meaning === "ignore" || isColumnMeaning(meaning));
  return { ...mapping, columns: Object.fromEntries(known) as ImportMapping["columns"] };
}

function present(preview: Preview): ImportPreview {
  switch (preview.kind) {
    case "question":
      return preview;
    case "clients":
      return {
        kind: "clients",
        names: preview.names.map(({ name, candidates }) => ({ name, candidates: candidates.map(nameOf) })),
      };
    case "ready":
      return {
        ...preview,
        rows: preview.rows.map((row, index) => presentRow(row, preview.changes[index])),
        ignored: preview.ignored.map(presentIgnored),
      };
  }
}

function presentRow(
  { of, client, reportType, period, figures, places, searches, notes, from }: AssignedRow,
  { replaced = [], unchanged = [], differing = [], lists = {} }: Partial<RowChanges> = {},
): Extract<ImportPreview, { kind: "ready" }>["rows"][number] {
  return {
    client: nameOf(of),
    named: client,
    reportType,
    periodStart: period.start,
    periodEnd: period.end,
    figures: Object.fromEntries(
      figureKeys.flatMap((figure) => (figures[figure] == null ? [] : [[figure, figures[figure]]])),
    ),
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
    notes,
    sheet: from.sheet,
    line: from.line,
  };
}

/** A column that nobody knows can be answered. */
function presentIgnored(part: Ignored): IgnoredPart {
  const answerable = part.why === "unknown_column" && part.column !== null;
  return { ...part, answer: answerable ? `column:${normalHeader(part.column ?? "")}` : null };
}

function nameOf({ accessId, name }: Client): { clientId: string; name: string } {
  return { clientId: formatClientId(accessId), name };
}
