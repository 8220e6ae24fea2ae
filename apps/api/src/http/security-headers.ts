import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { isSecure } from "./authenticate.ts";

/** For every answer that is no page of the site: nothing in it may run or be framed. */
const closedPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of SAFETY.md on every answer; a page of the site brings its own content security policy. */
export async function securityHeaders(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure(dependencies) ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", closedPolicy);
    if (request.url.startsWith("/api/")) {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("x-robots-tag", "noindex");
    }
  });
}
