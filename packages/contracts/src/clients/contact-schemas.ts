import { z } from "zod";
import { languageSchema, lineSchema, reportTypeSchema } from "../common.ts";
import { mostContacts } from "./most-contacts.ts";

export const emailSchema = z.string().trim().max(254).pipe(z.email());

export const reportTypesSchema = z.array(reportTypeSchema).max(3).describe("The reports that the contact gets");

export const contactSchema = z.object({
  name: lineSchema(120).nullable(),
  email: emailSchema,
  language: languageSchema.nullable().describe("Null for the client's language"),
  reportTypes: reportTypesSchema,
});
/** A person at a client who gets its reports, besides the first one. */
export type Contact = z.infer<typeof contactSchema>;

export const contactsSchema = z.array(contactSchema).max(mostContacts);
