import { z } from "zod";
import { defaultLanguage, type Language } from "@agency/content/settings";
import { clientParamsSchema, portalClientSchema } from "./clients.ts";
import { languageSchema } from "./common.ts";
import { reportSchema } from "./reports.ts";
import { routesOf } from "./route.ts";

export const roomParamsSchema = clientParamsSchema;

export const roomQuerySchema = z.object({
  language: languageSchema.default(defaultLanguage).describe("The language of the page"),
  report: z.string().max(64).optional().describe("The report to show; the newest when missing or unknown"),
  width: z.coerce.number<number>().int().min(1).max(20_000).default(390).describe("The width of the window, in pixels"),
});

const contentSchema = z.object({
  client: portalClientSchema,
  newest: reportSchema.nullable().describe("Null before the first report"),
  report: reportSchema.nullable().describe("The report that was asked for, when it is another one"),
});
/** What a client's room shows first. */
export type RoomContent = z.infer<typeof contentSchema>;

export const roomSchema = contentSchema.extend({
  html: z.string().describe("The room's first screen; empty when the site is not built"),
});
export type RoomAnswer = z.infer<typeof roomSchema>;

/** What the renderer of the built site draws. */
export type DrawnRoom = RoomContent & {
  language: Language;
  /** The texts of the page in that language, by namespace. */
  texts: Record<string, unknown>;
  /** The width of the window, in pixels. */
  width: number;
};

/** Draws the first screen of a client's room as the application would. `<build>/server/room.js` exports it as `drawRoom`. */
export type DrawRoom = (room: DrawnRoom) => string;

const route = routesOf("Room");

export const readRoom = route("GET", "/api/reports/clients/:clientId/room", {
  summary:
    "What a client's room shows first, as data and as markup, so that it is painted before its application arrives",
  access: "portal",
  params: roomParamsSchema,
  query: roomQuerySchema,
  success: { status: 200, schema: roomSchema },
  errors: ["invalid_input", "client_not_found", "too_many_attempts"],
});
