import type { FastifyRequest } from "fastify";

/** A request for the log: client IDs open portals and tokens open bookings, so that they do not stand in it. */
export function redactedRequest({ method, url }: Pick<FastifyRequest, "method" | "url">): {
  method: string;
  url: string;
} {
  const path = url.split("?", 1)[0] ?? url;
  return { method, url: path.replace(/(\/clients\/|\/consultation\/(?!slots$))[^/]+/, "$1…") };
}
