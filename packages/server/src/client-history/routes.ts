import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/client-history";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { noteEvent, readEvents } from "./read-events.ts";
import { addNote, removeNote } from "./store.ts";

/** The staff's notes about a client, and its history. */
export function clientHistoryRoutes(app: FastifyInstance, { database, clock, newId }: Context): void {
  handle(app, contracts.listEvents, async ({ params, query }) =>
    readEvents(database, await findClient(database, params.clientId), query),
  );

  handle(app, contracts.addNote, async ({ params, body, request }) => {
    const { id: clientId } = await findClient(database, params.clientId);
    const note = {
      id: newId(),
      clientId,
      text: body.text,
      author: await requireAuthor(request),
      createdAt: await clock(),
    };
    await addNote(database, note);
    return noteEvent(note);
  });

  handle(app, contracts.removeNote, async ({ params }) => {
    const { id } = await findClient(database, params.clientId);
    if (!(await removeNote(database, id, params.noteId))) throw new Refusal("note_not_found");
    return null;
  });
}
