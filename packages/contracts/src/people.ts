import { z } from "zod";
import { emailSchema } from "./clients.ts";
import { momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const personQuerySchema = z.object({ email: emailSchema });

export const personRecordSchema = z.object({
  kind: z
    .string()
    .describe(
      "For example contact, consultation, audit, subscription, notification, client, report-use, report-mail, report-answer",
    ),
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

const route = defineRoutes("People");

export const readPerson = route("GET", "/api/people", {
  summary: "The records about this email address, newest first",
  access: "staff",
  right: "exports",
  event: "person.read",
  query: personQuerySchema,
  success: { status: 200, schema: personSchema },
  errors: ["invalid_input"],
});

export const exportPerson = route("GET", "/api/people/export", {
  summary: "Every record about this email address, as a JSON file to hand over",
  access: "staff",
  right: "exports",
  asksAgain: true,
  event: "person.exported",
  query: personQuerySchema,
  success: { status: 200, schema: z.unknown(), contentType: "application/json; charset=utf-8" },
  errors: ["invalid_input"],
});

export const erasePerson = route("DELETE", "/api/people", {
  summary: "Erase the records about this email address; lists the ones kept and why",
  access: "staff",
  right: "erase",
  asksAgain: true,
  event: "person.erased",
  query: personQuerySchema,
  success: { status: 200, schema: erasedSchema },
  errors: ["invalid_input"],
});
