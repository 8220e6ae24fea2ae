import { z } from "zod";
import { clientParamsSchema } from "./clients.ts";
import { colleagueSchema, responsibleSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const listedColleagueSchema = colleagueSchema.extend({
  self: z.boolean().describe("Whether it is who asks"),
  seesAll: z.boolean().describe("Whether they see every client and the enquiries"),
});
/** Somebody of the team who can sign in. */
export type ListedColleague = z.infer<typeof listedColleagueSchema>;

const responsibleOfClientSchema = z.object({
  responsible: responsibleSchema,
  candidates: z.array(listedColleagueSchema).describe("Who can be: everybody active who sees the client, by name"),
});
/** Who is responsible for a client, and who could be. */
export type ResponsibleOfClient = z.infer<typeof responsibleOfClientSchema>;

const route = defineRoutes("Responsible people");

export const listColleagues = route("GET", "/api/colleagues", {
  summary: "Everybody of the team who can sign in, by name",
  access: "staff",
  right: "read",
  success: { status: 200, schema: z.array(listedColleagueSchema) },
});

export const readResponsible = route("GET", "/api/reports/clients/:clientId/responsible", {
  summary: "Who is responsible for a client, and who can be",
  access: "staff",
  right: "read",
  params: clientParamsSchema,
  success: { status: 200, schema: responsibleOfClientSchema },
  errors: ["client_not_found"],
});

export const changeResponsible = route("PUT", "/api/reports/clients/:clientId/responsible", {
  summary: "Say who is responsible for a client: somebody active who sees it, or nobody",
  access: "staff",
  right: "clients",
  event: "client.responsible",
  params: clientParamsSchema,
  body: z.strictObject({ staffId: z.uuid().nullable() }),
  success: { status: 200, schema: responsibleOfClientSchema },
  errors: ["invalid_input", "client_not_found"],
});
