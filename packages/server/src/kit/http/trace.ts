import type { FastifyInstance } from "fastify";
import { withRequestId } from "../log/request-id.ts";

/** Gives everything done for a request its id, and returns the id so that a person can tell it to the staff. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    withRequestId(request.id, done);
  });
  // Reading the body loses the context set before it.
  app.addHook("preValidation", (request, _reply, done) => withRequestId(request.id, done));
}
