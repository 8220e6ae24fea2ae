import { z } from "zod";
import { clientPackages, currency, defaultLanguage, timeZone, usualMonthlyFee } from "@agency/content/settings";
import { clientStatuses } from "@agency/model/states";
import { languageSchema, lineSchema, momentSchema } from "../common.ts";

const packageSchema = z.enum(clientPackages);

const clientStatusSchema = z.enum(clientStatuses);

/** The highest monthly fee taken. */
const maximumMonthlyFee = 10_000_000;

const optionalLine = (maximum: number) => lineSchema(maximum).nullish();

export const websiteSchema = lineSchema(500).refine(isWebAddress, { error: "web_address" });

/** An address a browser may be sent to: http or https with a host and no credentials. */
function isWebAddress(value: string): boolean {
  if (value === "") return true;
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ["http:", "https:"].includes(url.protocol) && url.hostname.includes(".") && !url.username && !url.password;
}

export const emailSchema = z.string().trim().max(254).pipe(z.email());

const details = {
  name: lineSchema(120).min(1),
  email: emailSchema,
  website: websiteSchema.nullish(),
  businessType: optionalLine(120),
};
const monthlyFeeSchema = z.int().min(0).max(maximumMonthlyFee).describe(currency.symbol);
const reportLanguageSchema = languageSchema.describe("Language of the reports, mails and PDFs");

export const clientInputSchema = z.object({
  ...details,
  package: packageSchema.default(clientPackages[0]),
  monthlyFee: monthlyFeeSchema.default(usualMonthlyFee),
  language: reportLanguageSchema.default(defaultLanguage),
  status: clientStatusSchema.default("active"),
});
/** A new client as the staff sends it; what is left out takes its default. */
export type ClientInput = z.input<typeof clientInputSchema>;

export const clientChangeSchema = z.object({
  ...details,
  package: packageSchema.optional(),
  monthlyFee: monthlyFeeSchema.optional(),
  language: reportLanguageSchema.optional(),
  status: clientStatusSchema.optional(),
});
/** A client as the staff changes it; what is left out stays as it is. */
export type ClientChange = z.input<typeof clientChangeSchema>;

export const portalClientSchema = z.object({
  id: z.string().describe("The client ID: Crockford base 32 in groups"),
  name: z.string(),
  website: z.string().nullable(),
  package: packageSchema,
  status: clientStatusSchema,
  language: languageSchema,
});
/** What a portal shows of a client: neither e-mail nor fee. */
export type PortalClient = z.infer<typeof portalClientSchema>;

export const clientSchema = portalClientSchema.extend({
  email: z.string(),
  businessType: z.string().nullable(),
  monthlyFee: z.int().describe(currency.symbol),
  createdAt: momentSchema,
});
/** The whole record, for the staff. */
export type Client = z.infer<typeof clientSchema>;

/** The same path answers the portal with its part and the staff with the whole record. */
export const readClientSchema = z.union([clientSchema, portalClientSchema]);
export type ReadClient = z.infer<typeof readClientSchema>;

export const clientParamsSchema = z.object({ clientId: z.string().min(1).max(64) });
export type ClientParams = z.infer<typeof clientParamsSchema>;

export const clientsQuerySchema = z.object({
  search: z.string().trim().max(120).optional().describe("Part of the name or e-mail"),
  limit: z.coerce.number<number>().int().min(1).max(500).default(500),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});
export type ClientsQuery = z.input<typeof clientsQuerySchema>;

export const clientListSchema = z.array(clientSchema);

export const dashboardAnalyticsSchema = z.object({
  totalClients: z.int(),
  activeClients: z.int(),
  reportsThisMonth: z.int().describe(`Reports generated in this calendar month, ${timeZone}`),
  monthlyRevenue: z.int().describe(`${currency.symbol}: the monthly fees of the active clients`),
});
export type DashboardAnalytics = z.infer<typeof dashboardAnalyticsSchema>;
