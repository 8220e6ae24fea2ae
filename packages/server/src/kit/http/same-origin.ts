import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { HttpError } from "./errors.ts";
import { cookieName } from "./signed-in.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that another site makes a browser send (OWASP ASVS 5.0, 3.5.1). A request that changes something needs
 * `Sec-Fetch-Site: same-origin` or, without that header, our own `Origin`. A request with neither does not come from a
 * browser, so it is refused only when it carries a session. Routes for mail services are exempt: a token protects them.
 */
export function requireSameOrigin(app: FastifyInstance, context: Pick<Context, "environment">): void {
  const { origin } = new URL(context.environment.PUBLIC_URL);
  const name = cookieName(context);
  app.addHook("onRequest", async (request) => {
    if (safe.has(request.method) || request.routeOptions.config.contractRoute?.contract.takesForms) return;
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined) {
      if (site !== "same-origin") throw new HttpError("wrong_origin");
    } else if (request.headers.origin !== undefined) {
      if (request.headers.origin !== origin) throw new HttpError("wrong_origin");
    } else if (request.cookies[name] !== undefined) {
      throw new HttpError("wrong_origin");
    }
  });
}
