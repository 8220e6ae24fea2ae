import { agency } from "@agency/content/agency";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import manifest from "../../package.json" with { type: "json" };
import type { Dependencies } from "../dependencies.ts";
import { cookieName } from "./authenticate.ts";

/** Describes every route at /api/openapi.json (OpenAPI 3.1), with a page to read it at /api/docs. */
export async function describe(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${agency.name} API`,
        version: manifest.version,
        description: "Clients, figures, reports and their sending. Errors have one shape: error, message, fields.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: dependencies.environment.PUBLIC_URL }],
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName(dependencies) } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: true });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}
