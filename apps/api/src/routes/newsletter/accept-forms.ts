import type { FastifyInstance } from "fastify";

/**
 * Lets a route be called with a form as its body, which nobody reads: mail services press the button that ends a newsletter in
 * this way (RFC 8058). Everywhere else a form is refused, since a page of another site could send it without asking.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
}
