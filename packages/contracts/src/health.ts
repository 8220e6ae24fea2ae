import { z } from "zod";
import { diskStates } from "@agency/model/states";
import { defineRoutes } from "./route.ts";

/** The running version, for health checks and System Settings. */
export const releaseSchema = z.object({
  version: z.string().describe("Such as `0.3.0`"),
  commit: z.string().nullable().describe("The commit's hash; null where nothing says it"),
  tag: z.string().nullable().describe("The commit's tag; null between two releases"),
});

const healthSchema = releaseSchema
  .partial({ commit: true, tag: true })
  .extend({ status: z.literal("ok") })
  .describe("Commit and tag only to callers on the machine itself");

const detailedHealthSchema = healthSchema.extend({
  disk: z.enum(diskStates).describe("Room on the disk of DATA_DIR: with `full`, nothing new can be kept"),
});

const route = defineRoutes("Health");

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
