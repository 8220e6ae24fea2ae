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
