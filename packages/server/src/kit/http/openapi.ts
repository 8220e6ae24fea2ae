import swagger, { type SwaggerTransformObject } from "@fastify/swagger";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { createHash } from "node:crypto";
import { z } from "zod";
import { agency } from "@agency/content/agency";
import { apiComponents, apiSummary } from "@agency/contracts/components";
import type { Context } from "../context.ts";
import { release } from "../release.ts";
import { takeTurns } from "../turns.ts";
import { HttpError } from "./errors.ts";
import { cookieName } from "./signed-in.ts";

/** The address of the description. */
export const descriptionPath = "/api/openapi.json";

/**
 * Serves a description of every route at /api/openapi.json (OpenAPI 3.1). It is large and anyone may ask for it at any rate, so it
 * is serialised once, at the first request.
 */
export async function describe(app: FastifyInstance, context: Context): Promise<void> {
  for (const [id, schema] of Object.entries(apiComponents)) z.globalRegistry.add(schema, { ...schema.meta(), id });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${agency.name} API`,
        version: release().version,
        description: apiSummary,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: context.environment.PUBLIC_URL }],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: cookieName(context) },
          token: { type: "http", scheme: "bearer" },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });
  app.get(
    descriptionPath,
    { schema: { hide: true } },
    answerOnce(() => JSON.stringify(app.swagger())),
  );
}

/** Leaves out named schemas that no path refers to: the type provider names each twice, as an input and as an answer. */
function withoutUnused(described: ReturnType<SwaggerTransformObject>): ReturnType<SwaggerTransformObject> {
  if (!("components" in described)) return described;
  const schemas = described.components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(described.paths);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...described, components: { ...described.components, schemas: kept } } as typeof described;
}

/** How many may be sent at once: each is over half a megabyte, and copying more of them to the network would hold up everybody. */
const mostAtOnce = 4;

/**
 * Answers with JSON text that never changes, or with 304 to those who have it.
 * @throws HttpError unavailable while it is sent to many
 */
function answerOnce(write: () => string) {
  let kept: { bytes: Buffer; tag: string } | undefined;
  let sending = 0;
  const turn = takeTurns();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    kept ??= withTag(Buffer.from(write()));
    reply.header("etag", kept.tag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === kept.tag) return reply.code(304).send();
    if (sending >= mostAtOnce) throw new HttpError("unavailable", { seconds: 1 });
    sending += 1;
    reply.raw.once("close", () => (sending -= 1));
    // A fast network takes all of it at once.
    await turn();
    return reply.type("application/json; charset=utf-8").send(kept.bytes);
  };
}

function withTag(bytes: Buffer): { bytes: Buffer; tag: string } {
  return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
}
