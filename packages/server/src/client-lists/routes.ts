import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { aboutLanguage, clientPackages, type Language, languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import * as contracts from "@agency/contracts/client-lists";
import { maximumListBytes, rowAnswers } from "@agency/model/client-list";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { findClients } from "../clients/find-client.ts";
import { normalHeader } from "../imports/headers.ts";
import { presentQuestion } from "../imports/routes.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { HttpError, requestLanguage, sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { problemMessages } from "../kit/http/problems.ts";
import { Refusal } from "../kit/refusal.ts";
import type { JudgedRow, RowAnswer } from "./client-list.ts";
import { rowValues } from "./judge-rows.ts";
import { keepList } from "./keep-list.ts";
import { previewList } from "./preview-list.ts";
import type { ListNames } from "./read-rows.ts";
import type { ListSandbox } from "./sandbox-tasks.ts";

type Body = z.output<(typeof contracts.previewClientList)["contract"]["body"]>;

export function clientListRoutes(app: FastifyInstance, context: Context & { sandbox: ListSandbox }): void {
  const { database, sandbox } = context;
  const listing = { ...context, names: listNames() };
  const readList = ({ answers, columns, ...body }: Body) =>
    sandboxed(sandbox.run.readClientList(listBytes(body), { answers, columns }), "file_unreadable");

  handle(app, contracts.previewClientList, async ({ body, request }) => {
    const preview = await previewList(listing, await readList(body), await rowAnswersIn(database, body));
    if (preview.kind === "question") return { ...preview, question: presentQuestion(preview.question) };
    return {
      ...preview,
      rows: preview.rows.map(presentRow),
      problems: problemMessages(preview.problems, requestLanguage(request)),
    };
  });

  handle(app, contracts.keepClientList, async ({ body: { seen, scheduled, ...body } }) => {
    const answers = await rowAnswersIn(database, body);
    const { added, changed } = await keepList(listing, await readList(body), { answers, seen, scheduled });
    return { added: added.map(nameClient), changed };
  });
}

/** What packages and languages are called in every language, and the short forms that people here write. */
function listNames(): ListNames {
  const packages = languageKeys.flatMap((language) =>
    clientPackages.flatMap((key) =>
      [key, getMessages(language).admin.package[key] ?? key].map((name) => [normalHeader(name), key] as const),
    ),
  );
  const languages = languageKeys.flatMap((key) => {
    const { label, short, locale } = aboutLanguage(key);
    const called = languageKeys.flatMap((other) => {
      const names = new Intl.DisplayNames(aboutLanguage(other).locale, { type: "language" });
      return [names.of(key) ?? key, names.of(locale) ?? key];
    });
    return [key, label, short, ...called, ...(shortForms[key] ?? "").split(", ")].map(
      (name) => [normalHeader(name), key] as const,
    );
  });
  return {
    packages: new Map(packages),
    languages: new Map<string, Language>(languages.filter(([name]) => name !== "")),
  };
}

const shortForms: Partial<Record<string, string>> = {
  en: "bi, inggeris, bahasa inggeris, 英文, 英语, 英語",
  ms: "bm, bahasa, bahasa melayu, bahasa malaysia, melayu, malay, 马来文, 马来语, 国文, 馬來文",
  zh: "mandarin, chinese, cina, bahasa cina, 中文, 华文, 华语, 汉语, 简体中文, 華文, 華語",
};

function listBytes({ file, text }: Pick<Body, "file" | "text">): Uint8Array {
  const given = file === undefined ? text : Buffer.from(file, "base64");
  if (given === undefined) throw new Refusal("invalid_input", { fields: [{ field: "file", problem: "required" }] });
  const bytes = Buffer.from(given);
  if (bytes.length > maximumListBytes) throw new HttpError("body_too_large");
  return bytes;
}

/**
 * The answers about rows, with internal ids in place of client IDs.
 * @throws Refusal client_not_found
 */
async function rowAnswersIn(database: Database, { rows }: Pick<Body, "rows">): Promise<Map<string, RowAnswer>> {
  const isPlain = (answer: string) => rowAnswers.find((known) => known === answer);
  const typed = [...new Set(Object.values(rows).filter((answer) => !isPlain(answer)))];
  const found = typed.length === 0 ? [] : await findClients(database, typed, "all");
  const ids = new Map(found.map(({ clientId, client }) => [clientId, client?.id]));
  return new Map(
    Object.entries(rows).map(([row, answer]): [string, RowAnswer] => {
      const as = isPlain(answer);
      if (as !== undefined) return [row, { as }];
      const id = ids.get(answer);
      if (id === undefined) throw new Refusal("client_not_found");
      return [row, { as: "client", id }];
    }),
  );
}

function presentRow(row: JudgedRow): contracts.ListedRow {
  const { id, sheet, line, name, outcome, client, doubt, candidates } = row;
  return {
    id,
    sheet,
    line,
    name,
    outcome,
    client: client && nameClient(client),
    doubt,
    candidates: candidates.map(nameClient),
    values: rowValues(row),
  };
}

function nameClient({ accessId, name }: Client): { id: string; name: string } {
  return { id: formatClientId(accessId), name };
}
