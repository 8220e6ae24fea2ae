import type { FastifyInstance } from "fastify";
import * as notes from "@agency/contracts/dated-notes";
import { mostDatedNotes } from "@agency/contracts/dated-notes";
import * as contracts from "@agency/contracts/plan";
import { mostWork } from "@agency/contracts/plan";
import { noTargets } from "@agency/model/plan";
import { type SectionChoice, clientSections } from "@agency/model/report/sections";
import type { Client } from "../clients/client.ts";
import { findClient, findClients } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { readMainType } from "../reports/store.ts";
import { addDatedNote, changeDatedNote, removeDatedNote } from "./change-dated-notes.ts";
import { addWork, changeSections, changeTargets, changeWork, removeWork } from "./change-plan.ts";
import type { StoredDatedNote, StoredWorkItem } from "./plan.ts";
import { chosenSections, latestDatedNotes, latestWork, readTargets } from "./store.ts";

export function planRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  handle(app, contracts.readPlan, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    const [targets, sections, work, datedNotes, reportType] = await Promise.all([
      readTargets(database, [client.id]),
      chosenSections(database, [client.id]),
      latestWork(database, client.id, mostWork),
      latestDatedNotes(database, client.id, mostDatedNotes),
      readMainType(database, client.id),
    ]);
    return {
      targets: targets.get(client.id) ?? noTargets,
      sections: presentSections(sections.get(client.id) ?? null, client),
      work: work.map(present),
      datedNotes: datedNotes.map(presentNote),
      reportType,
    };
  });

  handle(app, contracts.saveTargets, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    await changeTargets(context, client.id, body);
    return body;
  });

  handle(app, contracts.saveSections, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    const chosen = body.sections && clientSections(body.sections, client.package);
    await changeSections(context, client.id, chosen);
    return presentSections(chosen, client);
  });

  handle(app, contracts.addWork, async ({ params, body, request }) => {
    const client = await findClient(database, params.clientId);
    const [added] = await addWork(context, [client.id], withLink(body), await requireAuthor(request));
    if (!added) throw new TypeError("One line of work for one client");
    return present(added);
  });

  handle(app, contracts.addWorkForMany, async ({ body, request }) => {
    const { clientIds, ...item } = body;
    const found = await findClients(database, clientIds, await requireScope(request));
    const ids = found.flatMap(({ client }) => client?.id ?? []);
    if (found.some(({ client }) => client === null)) throw new Refusal("client_not_found");
    await addWork(context, ids, withLink(item), await requireAuthor(request));
    return { added: ids.length };
  });

  handle(app, contracts.changeWork, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    await changeWork(context, client.id, params.workId, withLink(body));
    return null;
  });

  handle(app, contracts.removeWork, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    await removeWork(context, client.id, params.workId);
    return null;
  });

  handle(app, notes.addDatedNote, async ({ params, body, request }) => {
    const client = await findClient(database, params.clientId);
    return presentNote(await addDatedNote(context, client.id, body, await requireAuthor(request)));
  });

  handle(app, notes.changeDatedNote, async ({ params, body }) => {
    const client = await findClient(database, params.clientId);
    await changeDatedNote(context, client.id, params.datedNoteId, body);
    return null;
  });

  handle(app, notes.removeDatedNote, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    await removeDatedNote(context, client.id, params.datedNoteId);
    return null;
  });
}

function presentNote({ id, day, words, author, createdAt }: StoredDatedNote) {
  return { id, day, words, author, createdAt: createdAt.toISOString() };
}

function withLink<Body extends { link?: string | null | undefined }>(body: Body) {
  return { ...body, link: body.link || null };
}

function present({ clientId: _client, periodEnd: _end, createdAt, ...item }: StoredWorkItem) {
  return { ...item, createdAt: createdAt.toISOString() };
}

function presentSections(chosen: SectionChoice[] | null, client: Pick<Client, "package">) {
  return { chosen: chosen !== null, sections: clientSections(chosen, client.package) };
}
