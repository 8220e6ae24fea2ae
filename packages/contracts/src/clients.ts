import { z } from "zod";
import { clientPackages, currency, defaultLanguage, timeZone, usualMonthlyFee } from "@agency/content/settings";
import { longestEmail, readEmail } from "@agency/model/email-address";
import { clientTexts, eachClientText, maximumLogoBody, mostContacts } from "@agency/model/limits";
import { originGroups } from "@agency/model/origin";
import { lifeStates, clientSorts, clientStatuses, recordings } from "@agency/model/states";
import { isBareName, readAddresses } from "@agency/model/web-address";
import {
  emptySchema,
  languageSchema,
  lineSchema,
  mineSchema,
  momentSchema,
  problemSchema,
  reportTypeSchema,
  responsibleSchema,
} from "./common.ts";
import { phoneSchema } from "./phone-number.ts";
import { defineRoutes } from "./route.ts";

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

const reportTypesSchema = z.array(reportTypeSchema).max(3).describe("The reports that the contact gets");

export const contactSchema = z.object({
  name: lineSchema(120).nullable(),
  email: emailSchema,
  phone: phoneSchema.nullable().default(null).describe("To hand a report over by WhatsApp"),
  language: languageSchema.nullable().describe("Null for the client's language"),
  reportTypes: reportTypesSchema,
});
/** A person at a client who gets its reports, besides the first one. */
export type Contact = z.infer<typeof contactSchema>;

const contactsSchema = z.array(contactSchema).max(mostContacts);

export const recordingSchema = z
  .enum(recordings)
  .describe("Whether uses of the reports are recorded; refused: the client switched it off");

export const packageSchema = z.enum(clientPackages);

const clientStatusSchema = z.enum(clientStatuses);

/** In whole units of the currency. */
const maximumMonthlyFee = 10_000_000;

/** The address of a website; one without a scheme gets https. */
export const websiteSchema = lineSchema(clientTexts.website)
  .overwrite((typed) => (isBareName(typed) ? `https://${typed}` : typed))
  .refine(isWebsite, { error: "web_address" });

/** An address that a browser can safely open, on a host with a dot. */
function isWebsite(value: string): boolean {
  return value === "" || readAddresses(value).some((address) => new URL(address).hostname.includes("."));
}

const textSchemas = { website: websiteSchema, phone: phoneSchema };

const texts = eachClientText((name) =>
  (name === "website" || name === "phone" ? textSchemas[name] : lineSchema(clientTexts[name])).nullish(),
);

const details = {
  name: lineSchema(120).min(1),
  email: emailSchema,
  ...texts,
  contactName: texts.contactName.describe("The first contact, whose address is the client's"),
  phone: texts.phone.describe("Of the first contact, to hand a report over by WhatsApp"),
  contactReportTypes: reportTypesSchema.nullish().describe("The reports that the first contact gets; null for all"),
  contacts: contactsSchema.optional().describe("The contacts besides the first one"),
};
export const monthlyFeeSchema = z.int().min(0).max(maximumMonthlyFee).describe(currency.symbol);
const endedOnSchema = z.iso
  .date()
  .nullish()
  .describe("The contract's last day, for the status ended; null for today, as when a new client has none");
const reportLanguageSchema = languageSchema.describe("Language of the reports, emails and PDFs");

export const confirmedSchema = z
  .boolean()
  .default(false)
  .describe("Whether it is another client than the one that has its name, email address or website");

export const scheduledSchema = z
  .boolean()
  .default(false)
  .describe("Whether its monthly reports are prepared for review by themselves");

/** Changes to a client; missing fields stay unchanged. */
export const clientChangeSchema = z.object({
  ...details,
  package: packageSchema.optional(),
  monthlyFee: monthlyFeeSchema.optional(),
  language: reportLanguageSchema.optional(),
  status: clientStatusSchema.optional(),
  endedOn: endedOnSchema,
});

/** The fields of a client as a form showed them. */
const clientSeenSchema = clientChangeSchema.partial();
export type ClientSeen = z.output<typeof clientSeenSchema>;

const clientUpdateSchema = clientChangeSchema.extend({
  seen: clientSeenSchema
    .optional()
    .describe("The changed fields as they were shown; refused when somebody else changed one meanwhile"),
});

export const clientInputSchema = clientChangeSchema.extend({
  package: packageSchema.default(clientPackages[0]),
  monthlyFee: monthlyFeeSchema.default(usualMonthlyFee),
  language: reportLanguageSchema.default(defaultLanguage),
  status: clientStatusSchema.default("active"),
  confirmed: confirmedSchema,
  scheduled: scheduledSchema,
});
/** A new client from the staff; missing fields take their defaults. */
export type ClientInput = z.input<typeof clientInputSchema>;
export type ClientChange = z.input<typeof clientUpdateSchema>;

const logoInputSchema = z.object({
  file: z.string().min(1).max(maximumLogoBody).describe("The bytes of a PNG, JPEG or SVG as base64"),
});

export const logoQuerySchema = z.object({
  version: z.string().max(32).optional().describe("The logo's version, so that browsers may keep it"),
});

/** Facts that pages need of a client's logo. */
export const logoSchema = z.object({
  version: z.string().describe("Changes with the picture"),
  width: z.int(),
  height: z.int(),
  ground: z.enum(["light", "dark", "any"]).describe("On what the logo can be seen"),
});
export const portalClientSchema = z.object({
  id: z.string().describe("The client ID: Crockford base 32 in groups"),
  name: z.string(),
  website: z.string().nullable(),
  package: packageSchema,
  status: clientStatusSchema,
  language: languageSchema,
  logo: logoSchema.nullable(),
  recording: recordingSchema,
});
/** The portal's view of a client, without email and fee. */
export type PortalClient = z.infer<typeof portalClientSchema>;

export const clientSchema = portalClientSchema.extend({
  email: z.string(),
  ...eachClientText(() => z.string().nullable()),
  contactReportTypes: reportTypesSchema.nullable().describe("Null for all"),
  contacts: contactsSchema,
  monthlyFee: z.int().describe(currency.symbol),
  endedOn: z.string().nullable().describe("The contract's last day; null unless the status is ended"),
  createdAt: momentSchema,
});
/** The full record, for the staff. */
export type Client = z.infer<typeof clientSchema>;

/** The same path serves the portal's view and, to the staff, the full record. */
const readClientSchema = z.union([clientSchema, portalClientSchema]);

export const clientParamsSchema = z.object({ clientId: z.string().min(1).max(64) });

export const clientsQuerySchema = z.object({
  search: z.string().trim().max(120).optional().describe("Part of the name or email of the client or of a contact"),
  status: clientStatusSchema.optional(),
  package: packageSchema.optional(),
  mine: mineSchema,
  sort: z.enum(clientSorts).default("created"),
  order: z.enum(["asc", "desc"]).default("desc"),
  limit: z.coerce.number<number>().int().min(1).max(500).default(500),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});

/** The order of a list: by a column, up or down. */
export type ClientsQuery = z.input<typeof clientsQuerySchema>;

const clientRowSchema = clientSchema.extend({
  responsible: responsibleSchema,
  month: z
    .object({
      state: z.enum(lifeStates).describe("The state of the report"),
      origins: z
        .array(z.enum(originGroups))
        .describe("Where the figures come from, most of them first; empty without figures"),
      unread: problemSchema.describe("Why a source of the client was not read; null when all were"),
    })
    .nullable()
    .describe("The last complete month; null when no report is due, as for a paused client"),
});
/** A client in a list, with the state of its last month. */
export type ClientRow = z.infer<typeof clientRowSchema>;

const clientListSchema = z.array(clientRowSchema);

export const dashboardAnalyticsSchema = z.object({
  totalClients: z.int(),
  activeClients: z.int(),
  reportsThisMonth: z.int().describe(`Reports generated in this calendar month, ${timeZone}`),
  monthlyRevenue: z.int().describe(`${currency.symbol}: the monthly fees of the active clients`),
});
export type DashboardAnalytics = z.infer<typeof dashboardAnalyticsSchema>;

const route = defineRoutes("Clients");

export const readAnalytics = route("GET", "/api/reports/analytics/dashboard", {
  summary: "The four figures above the dashboard",
  access: "staff",
  right: "read",
  success: { status: 200, schema: dashboardAnalyticsSchema },
});

export const listClients = route("GET", "/api/reports/clients", {
  summary: "Clients, newest first; the header x-total-count gives the total",
  access: "staff",
  right: "read",
  query: clientsQuerySchema,
  success: { status: 200, schema: clientListSchema },
  errors: ["invalid_input"],
});

export const createClient = route("POST", "/api/reports/clients", {
  summary: "Add a client",
  access: "staff",
  right: "newClients",
  event: "client.added",
  body: clientInputSchema,
  success: { status: 201, schema: clientSchema },
  errors: ["invalid_input", "client_exists", "email_taken"],
});

export const readClient = route("GET", "/api/reports/clients/:clientId", {
  summary: "A client: the portal's part, or the whole record for the staff",
  access: "portal",
  params: clientParamsSchema,
  success: { status: 200, schema: readClientSchema },
  errors: ["client_not_found", "too_many_attempts"],
});

export const updateClient = route("PUT", "/api/reports/clients/:clientId", {
  summary: "Change a client; missing fields stay unchanged",
  access: "staff",
  right: "clients",
  event: "client.changed",
  params: clientParamsSchema,
  body: clientUpdateSchema,
  success: { status: 200, schema: clientSchema },
  errors: ["invalid_input", "client_not_found", "email_taken", "client_changed"],
});

export const deleteClient = route("DELETE", "/api/reports/clients/:clientId", {
  summary: "Delete a client with its figures and reports",
  access: "staff",
  right: "erase",
  asksAgain: true,
  event: "client.deleted",
  params: clientParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["client_not_found"],
});

export const rotateClientId = route("POST", "/api/reports/clients/:clientId/rotate-id", {
  summary: "Replace the client ID; the old one and the links to single reports stop working",
  access: "staff",
  right: "clients",
  asksAgain: true,
  event: "client.id",
  params: clientParamsSchema,
  success: { status: 200, schema: clientSchema },
  errors: ["client_not_found"],
});

export const readLogo = route("GET", "/api/reports/clients/:clientId/logo", {
  summary: "A client's logo, drawn from the file that the staff chose",
  access: "portal",
  params: clientParamsSchema,
  query: logoQuerySchema,
  success: { status: 200, schema: z.string(), contentType: "image/png" },
  errors: ["invalid_input", "client_not_found", "not_found", "too_many_attempts"],
});

export const keepLogo = route("PUT", "/api/reports/clients/:clientId/logo", {
  summary: "Keep a client's logo, in place of the one before",
  access: "staff",
  right: "clients",
  event: "client.logo",
  params: clientParamsSchema,
  body: logoInputSchema,
  bodyBytes: maximumLogoBody,
  success: { status: 200, schema: clientSchema },
  errors: ["invalid_input", "client_not_found", "logo_unreadable", "logo_too_large", "logo_cmyk", "logo_incomplete"],
});

export const removeLogo = route("DELETE", "/api/reports/clients/:clientId/logo", {
  summary: "Remove a client's logo",
  access: "staff",
  right: "clients",
  event: "client.logo",
  params: clientParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["client_not_found"],
});
