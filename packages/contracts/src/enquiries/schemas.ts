import { z } from "zod";
import { serviceKeys, timeZone } from "@agency/content/settings";
import { enquiryKinds } from "@agency/model/states";
import { emailSchema, websiteSchema } from "../clients/schemas.ts";
import { dateSchema, languageSchema, lineSchema, momentSchema } from "../common.ts";
import { visitFields } from "./visit.ts";

export const contactInputSchema = z.object({
  firstName: lineSchema(80).min(1),
  lastName: lineSchema(80).min(1),
  email: emailSchema,
  website: websiteSchema.nullish(),
  noWebsite: z
    .boolean()
    .optional()
    .describe("Says that there is no website; one that is given all the same is left out"),
  service: z.enum([...serviceKeys, ""]).nullish(),
  projectDetails: z.string().trim().max(5000).optional(),
  ...visitFields,
});
/** The contact form as it is sent. */
export type ContactInput = z.input<typeof contactInputSchema>;

export const keptSchema = z.object({ id: z.string() });
/** Says under which id something was kept. */
export type Kept = z.infer<typeof keptSchema>;

const enquiryKindSchema = z.enum(enquiryKinds);

export const enquirySchema = z.object({
  id: z.string(),
  kind: enquiryKindSchema,
  name: z.string().describe("Empty where the form asks for none"),
  email: z.string(),
  website: z.string().nullable(),
  service: z.string().nullable(),
  message: z.string().nullable(),
  details: z.object({
    url: z.string().optional().describe("The page that was audited"),
    score: z.number().optional().describe("Of that audit, 0 to 100"),
    slot: momentSchema.optional().describe("Start of the chosen time of a consultation"),
  }),
  reference: z.string().nullable().describe("Id of the audit, booking or subscription that it is about"),
  language: languageSchema,
  page: z.string().nullable().describe("Path of the page that the form stood on"),
  city: z.string().nullable(),
  consent: z.object({ notice: z.string(), at: momentSchema }).nullable().describe("What was agreed to, and when"),
  purpose: z.string().describe("What it was agreed to for"),
  marketing: z.boolean(),
  spam: z.boolean().describe("Looks as if no person had sent it"),
  handledAt: momentSchema.nullable(),
  note: z.string().nullable(),
  client: z
    .object({ id: z.string().describe("The client ID"), name: z.string() })
    .nullable()
    .describe("The client that was made of it"),
  createdAt: momentSchema,
});
/** One form that a person sent, for the staff. */
export type Enquiry = z.infer<typeof enquirySchema>;

export const enquiryListSchema = z.array(enquirySchema);

export const enquiryParamsSchema = z.object({ enquiryId: z.uuid() });
export type EnquiryParams = z.infer<typeof enquiryParamsSchema>;

const yesNoSchema = z.enum(["yes", "no"]);

export const enquiryFilterSchema = z.object({
  kind: enquiryKindSchema.optional(),
  handled: yesNoSchema.optional(),
  spam: yesNoSchema.default("no").describe("What looks automatic is left out unless it is asked for"),
  search: z.string().trim().max(120).optional().describe("Part of the name, e-mail, website, message or note"),
  from: dateSchema.optional().describe(`First day, ${timeZone}`),
  to: dateSchema.optional().describe(`Last day, ${timeZone}`),
});
export type EnquiryFilter = z.input<typeof enquiryFilterSchema>;

export const enquiriesQuerySchema = enquiryFilterSchema.extend({
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type EnquiriesQuery = z.input<typeof enquiriesQuerySchema>;

export const enquiryChangeSchema = z.object({
  handled: z.boolean().optional(),
  note: z.string().trim().max(2000).nullable().optional(),
  spam: z.boolean().optional(),
});
/** What the staff change of an enquiry; what is left out stays as it is. */
export type EnquiryChange = z.input<typeof enquiryChangeSchema>;
