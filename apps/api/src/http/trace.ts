import type { FastifyInstance } from "fastify";
import { withRequestId } from "@agency/platform/log/request-id";

/** Lets everything that is done for a request know its id, and answers with it, so that a person can tell it to the staff. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    withRequestId(request.id, done);
  });
  // Reading the body loses what was set before it.
  app.addHook("preValidation", (request, _reply, done) => withRequestId(request.id, done));
}
