import { z } from "zod";
import { activityKinds, actorKinds } from "@agency/model/activity";
import { momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const entrySchema = z.object({
  id: z.uuid(),
  at: momentSchema,
  kind: z.enum(activityKinds),
  actor: z.enum(actorKinds),
  by: z.string().nullable().describe("Who of the team; null for others, and where the name was erased"),
  staffId: z.string().nullable(),
  about: z
    .object({
      clientId: z.string().nullable().describe("Null for an account, and for a client that is gone"),
      name: z.string(),
    })
    .nullable(),
  token: z.string().nullable().describe("The name of the token by which a program did it, or that it was done to"),
  call: z.string().nullable().describe("The call that a program made"),
  changed: z.array(z.string()).describe("The fields that were changed"),
  clients: z.int().nullable().describe("For how many clients it was done"),
  enquiries: z.int().nullable().describe("For how many enquiries it was done"),
  to: z.string().nullable().describe("Who is responsible from then on; null for nobody"),
  address: z.string().nullable().describe("For signing in, as is the browser"),
  browser: z.string().nullable(),
});
/** Something that somebody did. */
export type ActivityEntry = z.infer<typeof entrySchema>;

const filterShape = {
  staffId: z.uuid().optional().describe("What one person of the team did"),
  tokenId: z.uuid().optional().describe("What was done by one token, and to it"),
  actor: z.string().max(20).optional().describe("An unknown one finds nothing, as does an unknown kind"),
  kind: z.string().max(40).optional(),
};

const activityQuerySchema = z.object({
  ...filterShape,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
  offset: z.coerce.number<number>().int().min(0).max(100_000).default(0),
});
export type ActivityQuery = z.input<typeof activityQuerySchema>;

const activityFilterSchema = z.object(filterShape);
export type ActivityFilter = z.input<typeof activityFilterSchema>;

const route = defineRoutes("Activity");

export const listActivity = route("GET", "/api/activity", {
  summary: "Who did what, newest first",
  access: "staff",
  right: "activity",
  query: activityQuerySchema,
  success: { status: 200, schema: z.object({ entries: z.array(entrySchema), total: z.int() }) },
  errors: ["invalid_input"],
});

export const listActiveTokens = route("GET", "/api/activity/tokens", {
  summary: "The tokens that were made, also ended ones, by name",
  access: "staff",
  right: "activity",
  success: { status: 200, schema: z.array(z.object({ id: z.uuid(), name: z.string() })) },
});

export const exportActivity = route("GET", "/api/activity/export", {
  summary: "Who did what, as a CSV file that is safe in spreadsheets",
  access: "staff",
  right: "activity",
  event: "activity.exported",
  query: activityFilterSchema,
  success: { status: 200, schema: z.unknown(), contentType: "text/csv; charset=utf-8" },
  errors: ["invalid_input"],
});
