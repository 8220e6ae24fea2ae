import { z } from "zod";
import { longestEmail, readEmail } from "@agency/model/email-address";
import { mostContacts } from "@agency/model/limits";
import { languageSchema, lineSchema, reportTypeSchema } from "../common.ts";

/** An email address in its one writing (`readEmail`), whichever way it was typed. */
export const emailSchema = z
  .string()
  .trim()
  .max(longestEmail)
  .overwrite((typed) => {
    const read = readEmail(typed);
    return "email" in read ? read.email : typed;
  })
  .superRefine((email, context) => {
    const read = readEmail(email);
    if ("problem" in read) context.addIssue({ code: "custom", message: read.problem });
  })
  .meta({ format: "idn-email" });

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
