import { z } from "zod";
import { diskStates } from "@agency/model/states";

export const healthSchema = z.object({ status: z.literal("ok"), version: z.string() });

export const detailedHealthSchema = healthSchema.extend({
  disk: z.enum(diskStates).describe("Room on the disk of DATA_DIR: with `full`, nothing new can be kept"),
});
