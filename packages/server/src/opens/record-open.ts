import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Client } from "../clients/client.ts";
import type { Context } from "../kit/context.ts";
import type { NewOpen } from "./opens.ts";
import { countOpen } from "./store.ts";

/** Uses of the same kind within this time are one, in ms: a reader reloads, and comes back from another tab. */
const oneUse = 30 * 60 * 1000;

/** Records what a client did with a report. */
export async function recordOpen({ database, clock }: Context, use: NewOpen): Promise<void> {
  const now = await clock();
  await countOpen(database, use, { now, since: new Date(now.getTime() - oneUse) });
}

export type OpenAfterwards = {
  /** Records that a client downloaded a PDF, once it has it. The staff are not recorded. */
  downloaded: (
    request: FastifyRequest,
    reply: FastifyReply,
    client: Pick<Client, "id" | "recording">,
    what: Pick<NewOpen, "reportId" | "revision">,
  ) => Promise<void>;
};

/** How many uses wait to be written. While a database is slow, further ones are left out. */
const most = 50;

/**
 * Records uses after the answer, which neither waits for that nor fails with it: one after the other, since a crowd of them would keep the
 * database from everybody else. Closing waits for what is left.
 */
export function openAfterwards(app: FastifyInstance, context: Context): OpenAfterwards {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  app.addHook("onClose", () => last);

  const record = (request: FastifyRequest, use: NewOpen) => {
    if (waiting >= most) return;
    waiting += 1;
    last = last
      .then(() => recordOpen(context, use))
      .catch((error: unknown) => request.log.warn({ err: error }, "A use of a report was not recorded"))
      .finally(() => {
        waiting -= 1;
      });
  };

  return {
    downloaded: async (request, reply, { id: clientId, recording }, what) => {
      if (recording !== "on" || request.method !== "GET" || (await request.signedIn())) return;
      reply.raw.once("finish", () => {
        if (reply.statusCode === 200) record(request, { ...what, clientId, kinds: ["downloaded"] });
      });
    },
  };
}
