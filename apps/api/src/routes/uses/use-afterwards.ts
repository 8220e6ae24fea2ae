import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Client } from "@agency/core/clients/client";
import { recordUse } from "@agency/core/uses/record-use";
import type { NewUse } from "@agency/core/uses/report-use";
import type { Dependencies } from "../../dependencies.ts";

export type UseAfterwards = {
  /** Records that a client downloaded a PDF, once it has it. The staff are not recorded. */
  downloaded: (
    request: FastifyRequest,
    reply: FastifyReply,
    client: Pick<Client, "id" | "recording">,
    what: Pick<NewUse, "reportId" | "revision">,
  ) => Promise<void>;
};

/** How many uses are written at a time. While a database is slow, further ones are left out. */
const most = 50;

/** Records uses after the answer, which neither waits for that nor fails with it. Closing waits for what is being written. */
export function useAfterwards(app: FastifyInstance, dependencies: Pick<Dependencies, "uses" | "clock">): UseAfterwards {
  const writing = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(writing)));

  const record = (request: FastifyRequest, use: NewUse) => {
    if (writing.size >= most) return;
    const written: Promise<void> = recordUse(dependencies, use)
      .catch((error: unknown) => request.log.warn({ err: error }, "A use of a report was not recorded"))
      .finally(() => writing.delete(written));
    writing.add(written);
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
