import { z } from "zod";
import { defaultLanguage, type Language } from "@agency/content/settings";
import { clientParamsSchema, portalClientSchema } from "./clients.ts";
import { languageSchema } from "./common.ts";
import { reportSchema } from "./reports.ts";
import { defineRoutes } from "./route.ts";

export const portalQuerySchema = z.object({
  language: languageSchema.default(defaultLanguage).describe("The language of the page"),
  report: z.string().max(64).optional().describe("The report to show; the newest when missing or unknown"),
  width: z.coerce.number<number>().int().min(1).max(20_000).default(390).describe("The width of the window, in pixels"),
});

const contentSchema = z.object({
  client: portalClientSchema,
  newest: reportSchema.nullable().describe("Of the type that the client mainly gets; null before the first report"),
  report: reportSchema.nullable().describe("The report that was asked for, when it is another one"),
});
/** The first view of a client's portal. */
export type PortalContent = z.infer<typeof contentSchema>;

export const portalSchema = contentSchema.extend({
  html: z.string().describe("The portal's first screen; empty when the site is not built"),
});
export type PortalAnswer = z.infer<typeof portalSchema>;

/** The input of the built site's renderer. */
export type DrawnPortal = PortalContent & {
  language: Language;
  /** The texts of the page in that language, by namespace. */
  texts: Record<string, unknown>;
  /** The width of the window, in pixels. */
  width: number;
};

/** Draws the first screen of a client's portal as the application would. `<build>/server/portal.js` exports it as `drawPortal`. */
export type DrawPortal = (portal: DrawnPortal) => string;

const route = defineRoutes("Portal");

export const readPortal = route("GET", "/api/reports/clients/:clientId/room", {
  summary:
    "What a client's portal shows first, as data and as markup, so that it is painted before its application arrives",
  access: "portal",
  params: clientParamsSchema,
  query: portalQuerySchema,
  success: { status: 200, schema: portalSchema },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});
