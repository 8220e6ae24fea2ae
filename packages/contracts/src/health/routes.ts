import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { healthSchema } from "./schemas.ts";

export const readHealth = route(endpoints.readHealth, {
  summary: "Whether the service is up and reaches its database",
  tag: "Health",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: ["unavailable"],
});

export const readLiveness = route(endpoints.readLiveness, {
  summary: "Whether the process is alive; checks nothing else, so a failure means that a restart helps",
  tag: "Health",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: [],
});

export const readReadiness = route(endpoints.readReadiness, {
  summary: "Whether to route requests here: the database is up and migrated, and the process is not stopping",
  tag: "Health",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: ["unavailable"],
});
