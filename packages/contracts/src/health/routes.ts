import { route } from "../route.ts";
import * as endpoints from "./endpoints.ts";
import { healthSchema } from "./schemas.ts";

export const readHealth = route(endpoints.readHealth, {
  summary: "Whether the service answers and reaches its database",
  tag: "Health",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: ["unavailable"],
});

export const readLiveness = route(endpoints.readLiveness, {
  summary:
    "Whether the process answers at all; asks nothing else, so that a restart is worth its while where this fails",
  tag: "Health",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: [],
});

export const readReadiness = route(endpoints.readReadiness, {
  summary:
    "Whether requests should be sent here: the database answers and is migrated, and the process is not stopping",
  tag: "Health",
  access: "public",
  success: { status: 200, schema: healthSchema },
  errors: ["unavailable"],
});
