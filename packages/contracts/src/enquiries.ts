import { z } from "zod";
import { currency, serviceKeys, timeZone } from "@agency/content/settings";
import { longestAnswer } from "@agency/model/limits";
import { enquiryKinds, enquiryOrders, enquiryStates, notificationStates, talkWays } from "@agency/model/states";
import {
  clientSchema,
  confirmedSchema,
  emailSchema,
  monthlyFeeSchema,
  packageSchema,
  scheduledSchema,
  websiteSchema,
} from "./clients.ts";
import { dateSchema, languageSchema, lineSchema, momentSchema, responsibleSchema } from "./common.ts";
import { phoneSchema } from "./phone-number.ts";
import { defineRoutes } from "./route.ts";

/**
 * Sent with every public form besides its own fields. All of it is optional: a request without these fields is
 * treated like any other.
 */
export const visitFields = {
  language: languageSchema.optional().describe("Language of the page with the form; defaults to that of the request"),
  page: lineSchema(500).optional().describe("Path of the page that led to the form, or of its own page"),
  city: lineSchema(60).optional().describe("City of that page, for a city page"),
  consent: z
    .object({ notice: lineSchema(20).min(1).describe("Version of the privacy notice") })
    .optional()
    .describe("Given when the person accepted the privacy notice"),
  marketing: z.boolean().optional().describe("Whether the person also consented to news and offers; defaults to false"),
  trap: z.string().optional().describe("Honeypot: a field that people do not see; must be empty"),
  elapsed: z.number().optional().describe("Milliseconds since the form was shown"),
} as const;

export const visitSchema = z.object(visitFields);
export type VisitInput = z.output<typeof visitSchema>;

export const contactInputSchema = z
  .object({
    firstName: lineSchema(80).min(1),
    lastName: lineSchema(80).optional().describe("Required unless `oneName` is true"),
    oneName: z.boolean().optional().describe("Whether the person has one name; if true, `lastName` is ignored"),
    email: emailSchema,
    phone: phoneSchema.nullish(),
    website: websiteSchema.nullish(),
    noWebsite: z.boolean().optional().describe("Whether there is no website; if true, `website` is ignored"),
    service: z.enum([...serviceKeys, ""]).nullish(),
    package: lineSchema(60)
      .nullish()
      .describe("Key of the chosen package of the service, or of a plan of the home page without a service"),
    projectDetails: z.string().trim().max(5000).optional(),
    ...visitFields,
  })
  .refine(({ lastName, oneName }) => oneName === true || Boolean(lastName), {
    path: ["lastName"],
    error: "required",
    // Also beside problems of other fields: a person mends all of them at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  });
/** The body of the contact form. */
export type ContactInput = z.input<typeof contactInputSchema>;

/** The id of the stored record. */
const keptSchema = z.object({ id: z.string() });

const enquiryKindSchema = z.enum(enquiryKinds);

const offerSchema = z.object({
  name: z.string().describe("Its name as the person saw it"),
  monthlyFee: z.int().nullable().describe(`${currency.symbol}; null for one that is paid once`),
  package: packageSchema.describe("The package that a client who chose it begins with"),
});

export const enquirySchema = z.object({
  id: z.string(),
  kind: enquiryKindSchema,
  name: z.string().describe("Empty when the form has no name field"),
  email: z.string(),
  website: z.string().nullable(),
  service: z.string().nullable(),
  message: z.string().nullable(),
  details: z.object({
    phone: z.string().optional().describe("Phone or WhatsApp: in international writing, or as typed"),
    offer: offerSchema.optional().describe("The package or plan that was chosen before writing"),
    url: z.string().optional().describe("The audited page"),
    score: z.number().optional().describe("Score of that audit, 0 to 100"),
    slot: momentSchema.optional().describe("Start of the chosen time of a consultation"),
    talkBy: z.enum(talkWays).optional().describe("How the consultation is held"),
    confirmBy: momentSchema
      .optional()
      .describe("Until when the person can confirm the address, and with it the time; left out once that is done"),
  }),
  reference: z.string().nullable().describe("Id of the related audit, booking or subscription"),
  chat: z
    .object({ number: z.string().describe("In international writing"), url: z.url() })
    .nullable()
    .describe("The WhatsApp chat with a number in the form, the message or the note; null where none can have one"),
  language: languageSchema,
  page: z.string().nullable().describe("Path of the page with the form"),
  city: z.string().nullable(),
  consent: z
    .object({ notice: z.string(), at: momentSchema })
    .nullable()
    .describe("Version of the accepted privacy notice, and the time of consent"),
  purpose: z.string().describe("The purpose of the consent"),
  marketing: z.boolean(),
  spam: z.boolean().describe("Whether the submission looks automatic"),
  state: z.enum(enquiryStates),
  settled: z
    .object({ at: momentSchema, by: z.string() })
    .nullable()
    .describe("Who answered or closed it; null while it waits"),
  responsible: responsibleSchema,
  answers: z
    .array(
      z.object({
        number: z.int(),
        text: z.string(),
        by: z.string(),
        at: momentSchema,
        mail: z.enum(notificationStates).nullable().describe("Of its email; null once that is deleted"),
      }),
    )
    .describe("What was answered from here, the first one first"),
  sameAddress: z.int().describe("How many other enquiries came from the address, without spam"),
  businessName: z
    .string()
    .describe("What a client made from it is called unless somebody says otherwise: a guess by the website"),
  note: z.string().nullable(),
  client: z
    .object({ id: z.string().describe("The client ID"), name: z.string() })
    .nullable()
    .describe("The client created from it"),
  createdAt: momentSchema,
});
/** One submitted form, for the staff. */
export type Enquiry = z.infer<typeof enquirySchema>;

export const newClientSchema = z
  .object({
    name: lineSchema(120).min(1).optional().describe("The business's name; a guess when missing"),
    package: packageSchema.optional(),
    monthlyFee: monthlyFeeSchema.optional(),
    confirmed: confirmedSchema,
    scheduled: scheduledSchema,
  })
  .describe("What the client begins with in place of what the person chose, or of the usual defaults");
export type NewClient = z.input<typeof newClientSchema>;

const enquiryListSchema = z.array(enquirySchema);

const enquiryParamsSchema = z.object({ enquiryId: z.uuid() });

const yesNoSchema = z.enum(["yes", "no"]);

export const enquiryFilterSchema = z.object({
  kind: enquiryKindSchema.optional(),
  state: z.enum(enquiryStates).optional(),
  responsible: z
    .union([z.enum(["me", "nobody"]), z.uuid()])
    .optional()
    .describe("Who takes care of it: the caller, nobody, or somebody's id"),
  spam: yesNoSchema.default("no").describe("Spam is left out by default"),
  search: z.string().trim().max(120).optional().describe("Part of the name, email, website, message or note"),
  from: dateSchema.optional().describe(`First day, ${timeZone}`),
  to: dateSchema.optional().describe(`Last day, ${timeZone}`),
});
export type EnquiryFilter = z.input<typeof enquiryFilterSchema>;

export const enquiriesQuerySchema = enquiryFilterSchema.extend({
  order: z.enum(enquiryOrders).default("newest"),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type EnquiriesQuery = z.input<typeof enquiriesQuerySchema>;

export const enquiryChangeSchema = z.object({
  state: z.enum(enquiryStates).optional(),
  responsibleId: z
    .uuid()
    .nullable()
    .optional()
    .describe("Who takes care of it: somebody active who sees every client; null for nobody"),
  note: z.string().trim().max(2000).nullable().optional(),
  spam: z.boolean().optional(),
});
const answerInputSchema = z.strictObject({
  text: z.string().trim().min(1).max(longestAnswer),
  number: z
    .int()
    .min(0)
    .max(1000)
    .describe("How many answers there are before it, so that a repeated click sends it once"),
});

/** Changes to an enquiry; missing fields stay unchanged. */
export type EnquiryChange = z.input<typeof enquiryChangeSchema>;

const route = defineRoutes("Enquiries");

export const sendContact = route("POST", "/api/contact", {
  summary: "Send the contact form; it is stored before any other work",
  access: "public",
  event: "enquiry.received",
  costs: ["form", "notice"],
  body: contactInputSchema,
  success: { status: 201, schema: keptSchema },
  errors: ["invalid_input"],
});

export const listEnquiries = route("GET", "/api/enquiries", {
  summary: "Enquiries, newest first unless asked otherwise; the header x-total-count gives the total",
  access: "staff",
  right: "inbox",
  query: enquiriesQuerySchema,
  success: { status: 200, schema: enquiryListSchema },
  errors: ["invalid_input"],
});

export const exportEnquiries = route("GET", "/api/enquiries/export", {
  summary: "Enquiries as a CSV file that is safe in spreadsheets",
  access: "staff",
  right: "exports",
  asksAgain: true,
  event: "enquiries.exported",
  query: enquiryFilterSchema,
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
  errors: ["invalid_input"],
});

export const readEnquiry = route("GET", "/api/enquiries/:enquiryId", {
  summary: "One enquiry",
  access: "staff",
  right: "inbox",
  params: enquiryParamsSchema,
  success: { status: 200, schema: enquirySchema },
  errors: ["enquiry_not_found"],
});

export const changeEnquiry = route("PUT", "/api/enquiries/:enquiryId", {
  summary:
    "Say that an enquiry waits, is answered, closed or spam, assign it, or save a note; missing fields stay unchanged",
  access: "staff",
  right: "enquiries",
  event: "enquiry.changed",
  params: enquiryParamsSchema,
  body: enquiryChangeSchema,
  success: { status: 200, schema: enquirySchema },
  errors: ["invalid_input", "enquiry_not_found"],
});

export const answerEnquiry = route("POST", "/api/enquiries/:enquiryId/answers", {
  summary: "Answer an enquiry by email; the answer stays in its history, and it counts as answered",
  access: "staff",
  right: "enquiries",
  event: "enquiry.answered",
  params: enquiryParamsSchema,
  body: answerInputSchema,
  success: { status: 202, schema: enquirySchema },
  errors: ["invalid_input", "enquiry_not_found", "enquiry_answered"],
});

export const turnIntoClient = route("POST", "/api/enquiries/:enquiryId/client", {
  summary:
    "Create a client from the enquiry with what the person chose or the usual defaults; it counts as answered then",
  access: "staff",
  right: "enquiries",
  event: "enquiry.client",
  params: enquiryParamsSchema,
  body: newClientSchema,
  success: { status: 201, schema: clientSchema },
  errors: ["invalid_input", "enquiry_not_found", "client_exists", "email_taken"],
});
