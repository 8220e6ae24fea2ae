import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { agency } from "@agency/content/agency";
import type { Dependencies } from "../dependencies.ts";
import { version } from "../version.ts";
import { cookieName } from "./authenticate.ts";

/** The page's own scripts, and the styles and images they add. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Serves a description of every route at /api/openapi.json (OpenAPI 3.1), and a page for reading it at /api/docs. */
export async function describe(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${agency.name} API`,
        version,
        description:
          "Clients, figures, reports and dispatches. All errors have the same shape: error, message, fields.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: dependencies.environment.PUBLIC_URL }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName(dependencies) } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: pagePolicy,
    theme: { title: `${agency.name} API` },
    // Its badge would let another site read the description.
    uiConfig: { validatorUrl: null },
  });
  // Serialised once: it is large, and anyone may request it at any rate.
  let file: Buffer | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) => {
    file ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type("application/json; charset=utf-8").send(file);
  });
}
