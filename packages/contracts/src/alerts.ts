import { z } from "zod";
import { adPlatforms } from "@agency/model/ads";
import { fallingFigures, watchedSources } from "@agency/model/alerts/alert";
import { clientParamsSchema } from "./clients.ts";
import { dateSchema, emptySchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const keptSchema = z.object({ id: z.uuid(), since: momentSchema.describe("When it was found") });

const silentSchema = keptSchema.extend({
  kind: z.literal("source_silent").describe("A source counted nothing for three whole days or more"),
  source: z.enum(watchedSources),
  from: dateSchema,
  until: dateSchema.describe("The last day that Google has counted"),
  usual: z.number().describe("What it usually counted on a day in the eight weeks before"),
});

const fallenSchema = keptSchema.extend({
  kind: z.literal("month_fallen").describe("From the middle of a month on: fewer than usual in as many days"),
  figure: z.enum([...fallingFigures.analytics, ...fallingFigures.search_console]),
  from: dateSchema,
  until: dateSchema,
  value: z.int(),
  low: z.int().describe("The usual range of the same days of earlier months"),
  high: z.int(),
  months: z.int().describe("How many earlier months tell what is usual, at least six"),
});

const idleAdsSchema = keptSchema.extend({
  kind: z.literal("ads_without_result").describe("Ads that spent money and were followed by no conversion"),
  platform: z.enum(adPlatforms),
  campaign: z.string().nullable().describe("null for all campaigns of the platform together"),
  currency: z.string(),
  spend: z.number(),
  clicks: z.number().nullable(),
  from: dateSchema,
  until: dateSchema,
  perConversion: z
    .number()
    .nullable()
    .describe("What one conversion cost in the months before, or on the whole platform for a campaign"),
});

/** What was noticed of a client between two reports. */
const alertSchema = z.discriminatedUnion("kind", [silentSchema, fallenSchema, idleAdsSchema]);

const ofClient = { clientId: z.string(), clientName: z.string() };

/** The same with its client. */
export const alertItemSchemas = [
  silentSchema.extend(ofClient),
  fallenSchema.extend(ofClient),
  idleAdsSchema.extend(ofClient),
] as const;

const route = defineRoutes("Alerts");

export const listAlerts = route("GET", "/api/reports/clients/:clientId/alerts", {
  summary: "What was noticed of a client between two reports and lasts, the oldest first; no client sees it",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: z.object({ alerts: z.array(alertSchema) }) },
  errors: ["client_not_found"],
});

export const dismissAlert = route("DELETE", "/api/reports/clients/:clientId/alerts/:alertId", {
  summary: "Dismiss it, until it is over and begins anew",
  access: "staff",
  right: "clients",
  event: "alert.dismissed",
  params: clientParamsSchema.extend({ alertId: z.uuid() }),
  success: { status: 204, schema: emptySchema },
  errors: ["not_found", "client_not_found"],
});
