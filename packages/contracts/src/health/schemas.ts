import { z } from "zod";
import { diskStates } from "@agency/model/states";

/** What runs here, in health checks and System Settings. */
export const releaseSchema = z.object({
  version: z.string().describe("Such as `0.3.0`"),
  commit: z.string().nullable().describe("The commit's hash; null where nothing says it"),
  tag: z.string().nullable().describe("The commit's tag; null between two releases"),
});

export const healthSchema = releaseSchema.extend({ status: z.literal("ok") });

export const detailedHealthSchema = healthSchema.extend({
  disk: z.enum(diskStates).describe("Room on the disk of DATA_DIR: with `full`, nothing new can be kept"),
});
