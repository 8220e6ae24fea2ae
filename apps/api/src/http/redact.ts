import type { FastifyRequest } from "fastify";

/** A request for the log: client IDs open portals, so that they do not stand in it. */
export function redactedRequest({ method, url }: Pick<FastifyRequest, "method" | "url">): {
  method: string;
  url: string;
} {
  const path = url.split("?", 1)[0] ?? url;
  return { method, url: path.replace(/(\/clients\/)[^/]+/, "$1…") };
}

/** An error for the log. A failed statement carries its parameters, which are personal data and client IDs. */
export function redactedError({ name, message, stack, code }: Error & { code?: unknown }): Record<string, unknown> {
  return { type: name, message, stack, code };
}
