import { routesOf } from "../route.ts";
import { detailedHealthSchema, healthSchema } from "./schemas.ts";

const route = routesOf("Health");

export const readHealth = route("GET", "/api/health", {
  summary: "Whether the service is up, reaches its database and can still write",
  access: "public",
  success: { status: 200, schema: detailedHealthSchema },
  errors: ["unavailable"],
});

export const readLiveness = route("GET", "/api/health/live", {
  summary: "Whether the process is alive; checks nothing else, so a failure means that a restart helps",
  access: "public",
  success: { status: 200, schema: healthSchema },
});

export const readReadiness = route("GET", "/api/health/ready", {
  summary: "Whether to route requests here: the database is up and migrated, and the process is not stopping",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: ["unavailable"],
});
