import { z } from "zod";
import { clientPackages, currency, defaultLanguage, timeZone, usualMonthlyFee } from "@agency/content/settings";
import { clientStatuses } from "@agency/model/states";
import { languageSchema, lineSchema, momentSchema } from "../common.ts";

const packageSchema = z.enum(clientPackages);

const clientStatusSchema = z.enum(clientStatuses);

/** Maximum monthly fee. */
const maximumMonthlyFee = 10_000_000;

const optionalLine = (maximum: number) => lineSchema(maximum).nullish();

export const websiteSchema = lineSchema(500).refine(isWebAddress, { error: "web_address" });

/** A website address that a browser can safely open: http or https, with a host and without credentials. */
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
const endedOnSchema = z.iso
  .date()
  .nullish()
  .describe("The contract's last day, for the status ended; today when missing");
const reportLanguageSchema = languageSchema.describe("Language of the reports, emails and PDFs");

export const clientInputSchema = z.object({
  ...details,
  package: packageSchema.default(clientPackages[0]),
  monthlyFee: monthlyFeeSchema.default(usualMonthlyFee),
  language: reportLanguageSchema.default(defaultLanguage),
  status: clientStatusSchema.default("active"),
  endedOn: endedOnSchema,
});
/** A new client from the staff; missing fields take their defaults. */
export type ClientInput = z.input<typeof clientInputSchema>;

/** Changes to a client; missing fields stay unchanged. */
export const clientChangeSchema = z.object({
  ...details,
  package: packageSchema.optional(),
  monthlyFee: monthlyFeeSchema.optional(),
  language: reportLanguageSchema.optional(),
  status: clientStatusSchema.optional(),
  endedOn: endedOnSchema,
});

export const portalClientSchema = z.object({
  id: z.string().describe("The client ID: Crockford base 32 in groups"),
  name: z.string(),
  website: z.string().nullable(),
  package: packageSchema,
  status: clientStatusSchema,
  language: languageSchema,
});
/** The portal's view of a client, without email and fee. */
export type PortalClient = z.infer<typeof portalClientSchema>;

export const clientSchema = portalClientSchema.extend({
  email: z.string(),
  businessType: z.string().nullable(),
  monthlyFee: z.int().describe(currency.symbol),
  endedOn: z.string().nullable().describe("The contract's last day; null unless the status is ended"),
  createdAt: momentSchema,
});
/** The full record, for the staff. */
export type Client = z.infer<typeof clientSchema>;

/** The same path serves the portal's view and, to the staff, the full record. */
export const readClientSchema = z.union([clientSchema, portalClientSchema]);

export const clientParamsSchema = z.object({ clientId: z.string().min(1).max(64) });

export const clientsQuerySchema = z.object({
  search: z.string().trim().max(120).optional().describe("Part of the name or email"),
  limit: z.coerce.number<number>().int().min(1).max(500).default(500),
  offset: z.coerce.number<number>().int().min(0).max(1_000_000).default(0),
});

export const clientListSchema = z.array(clientSchema);

export const dashboardAnalyticsSchema = z.object({
  totalClients: z.int(),
  activeClients: z.int(),
  reportsThisMonth: z.int().describe(`Reports generated in this calendar month, ${timeZone}`),
  monthlyRevenue: z.int().describe(`${currency.symbol}: the monthly fees of the active clients`),
});
export type DashboardAnalytics = z.infer<typeof dashboardAnalyticsSchema>;
