import { z } from "zod";
import { emailSchema } from "../clients/contact-schemas.ts";
import { momentSchema } from "../common.ts";

export const personQuerySchema = z.object({ email: emailSchema });

export const personRecordSchema = z.object({
  kind: z
    .string()
    .describe("For example contact, consultation, audit, subscription, notification, client, report-use, report-mail"),
  id: z.string(),
  at: momentSchema,
  data: z.record(z.string(), z.unknown()).describe("The whole record"),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

export const personSchema = z.object({
  email: z.string(),
  records: z.array(personRecordSchema).describe("Newest first"),
});
/** Every record about one email address. */
export type Person = z.infer<typeof personSchema>;

export const erasedSchema = z.object({
  erased: z.record(z.string(), z.int()).describe("Number of deleted records by kind"),
  kept: z.array(z.object({ what: z.string(), reason: z.string() })).describe("The records that were kept, and why"),
});
/** The result of erasing a person's data. */
export type Erased = z.infer<typeof erasedSchema>;
