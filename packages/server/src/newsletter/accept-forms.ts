import type { FastifyInstance } from "fastify";

/**
 * Lets a route accept a form as its body, which it ignores: mail services end a newsletter subscription this way (RFC 8058).
 * All other routes refuse forms, since a page of another site could send one without a preflight.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
}
