import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import { unescapeUnreserved } from "@agency/model/unescape";
import { answerUnreadable } from "./errors.ts";

// The only place that reads a request's target. It is written in its one form before the router sees it, so that every rule judges what
// is asked for, not how it is spelled.

/** `http://host/path` is what proxies are asked; a server answers for the path (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** Nobody writes one but to climb out of a folder. */
const escapedDot = /%2e/i;

type Target = Pick<FastifyRequest, "url">;

/**
 * The one form of a target: without an origin, with letters, digits and `-._~` unescaped (RFC 3986, 6.2.2). The query stays as it is. Dot
 * segments, which those who ask resolve before, are names like others: no route and no file has such a name.
 */
function normalTarget(target: string): string {
  const [path, query] = split(target.replace(absoluteForm, ""));
  const letters = unescapeUnreserved(path);
  // After an origin, nothing may follow.
  return (letters === "" ? "/" : letters) + query;
}

function split(target: string): [path: string, query: string] {
  const end = target.indexOf("?");
  return end < 0 ? [target, ""] : [target.slice(0, end), target.slice(end)];
}

/**
 * The target as the router is to see it: normal, and decodable. An invalid escape (`%E0%A4%A`) is taken literally, so that the request gets the
 * usual 404. The router itself would answer with a message that echoes the path.
 */
export function routedTarget({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const [path, query] = split(normalTarget(url));
  try {
    decodeURIComponent(path);
    return path + query;
  } catch {
    return path.replaceAll("%", "%25") + query;
  }
}

/** Sends those who spell a page's address in another way to its own, and refuses targets that have no path. */
export function judgeTargets(app: FastifyInstance): void {
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.url.startsWith("/")) return answerUnreadable(request, reply);
    const asked = request.originalUrl.replace(absoluteForm, "") || "/";
    const normal = normalTarget(asked);
    // Two slashes, in browsers also turned ones, begin the address of another site.
    if (normal !== asked && !isCall(request) && isReading(request) && !escapedDot.test(asked)) {
      return reply.redirect(normal.replace(/^[/\\]+/, "/"), 301);
    }
  });
}

/** Whether a request is for the API, not for a page or a file. */
export function isCall({ url }: Target): boolean {
  return url.startsWith("/api/");
}

/** Health checks are always answered, and are too frequent to log. */
export function isHealthCheck(request: Target): boolean {
  return /^\/api\/health(?:\/|$)/.test(requestPath(request));
}

export function isReading({ method }: Pick<FastifyRequest, "method">): boolean {
  return method === "GET" || method === "HEAD";
}

/** The target: path and query. */
export function requestTarget({ url }: Target): string {
  return url;
}

/** The path, escaped as it came. */
export function requestPath({ url }: Target): string {
  return split(url)[0];
}
