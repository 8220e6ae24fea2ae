import { z } from "zod";
import { emailSchema } from "../clients/schemas.ts";
import { momentSchema } from "../common.ts";

export const personQuerySchema = z.object({ email: emailSchema });
export type PersonQuery = z.input<typeof personQuerySchema>;

export const personRecordSchema = z.object({
  kind: z.string().describe("Such as contact, consultation, audit, subscription, notification, client, report-mail"),
  id: z.string(),
  at: momentSchema,
  data: z.record(z.string(), z.unknown()).describe("All that is held in this record"),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

export const personSchema = z.object({
  email: z.string(),
  records: z.array(personRecordSchema).describe("Newest first"),
});
/** All that is held about one e-mail address. */
export type Person = z.infer<typeof personSchema>;

export const erasedSchema = z.object({
  erased: z.record(z.string(), z.int()).describe("How many records of each kind are gone"),
  kept: z.array(z.object({ what: z.string(), reason: z.string() })).describe("What stays, and why"),
});
/** What became of the data about a person who asked for them to be erased. */
export type Erased = z.infer<typeof erasedSchema>;
