import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { isCall } from "./request-target.ts";
import { isSecure } from "./signed-in.ts";

/** For every answer that is not a page of the site: nothing in it may run or be framed. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const strictTransport = { maxAge: 31_536_000, includeSubDomains: true };
const referrer = "strict-origin-when-cross-origin";
const permissions = "camera=(), geolocation=(), microphone=(), payment=()";

/** The same headers for an answer written without a reply, because the request could not be parsed. */
export function plainHeaders(context: Context): Record<string, string> {
  return {
    "content-security-policy": closedPolicy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissions,
    "referrer-policy": referrer,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
    ...(isSecure(context)
      ? { "strict-transport-security": `max-age=${strictTransport.maxAge}; includeSubDomains` }
      : {}),
  };
}

/** Sets the headers of SAFETY.md on every answer. A page of the site adds its own content security policy. */
export async function securityHeaders(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure(context) ? strictTransport : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: referrer },
    // Obsolete, or the default of every browser; every header adds to a page's first round trip.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("permissions-policy", permissions);
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
    if (isCall(request)) {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("x-robots-tag", "noindex");
    }
  });
}
