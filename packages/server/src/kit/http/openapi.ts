import swagger from "@fastify/swagger";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { createHash } from "node:crypto";
import { agency } from "@agency/content/agency";
import type { Context } from "../context.ts";
import { release } from "../release.ts";
import { HttpError } from "./errors.ts";
import { cookieName } from "./signed-in.ts";

/** The address of the description. */
export const descriptionPath = "/api/openapi.json";

/**
 * Serves a description of every route at /api/openapi.json (OpenAPI 3.1). It is large and anyone may ask for it at any rate, so it
 * is serialised once, at the first request.
 */
export async function describe(app: FastifyInstance, context: Pick<Context, "environment">): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${agency.name} API`,
        version: release().version,
        description:
          "Clients, figures, reports and dispatches. All errors have the same shape: error, message, fields.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: context.environment.PUBLIC_URL }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName(context) } },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.get(
    descriptionPath,
    { schema: { hide: true } },
    answerOnce(() => JSON.stringify(app.swagger())),
  );
}

/** How many may be sent at once: each is over a megabyte, and copying more of them to the network would hold up everybody. */
const mostAtOnce = 4;

/**
 * Answers with JSON text that never changes, or with 304 to those who have it.
 * @throws HttpError unavailable while it is sent to many
 */
function answerOnce(write: () => string) {
  let kept: { bytes: Buffer; tag: string } | undefined;
  let sending = 0;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    kept ??= withTag(Buffer.from(write()));
    reply.header("etag", kept.tag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === kept.tag) return reply.code(304).send();
    if (sending >= mostAtOnce) throw new HttpError("unavailable", { seconds: 1 });
    sending += 1;
    reply.raw.once("close", () => (sending -= 1));
    return reply.type("application/json; charset=utf-8").send(kept.bytes);
  };
}

function withTag(bytes: Buffer): { bytes: Buffer; tag: string } {
  return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
}
