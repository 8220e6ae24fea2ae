import { z } from "zod";
import { roles } from "@agency/model/rights";
import { emailSchema } from "./clients.ts";
import { emptySchema, lineSchema, linkTokenInputSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";
import { passwordLength } from "./staff.ts";

/** How many clients somebody can be limited to. */
const mostOwnClients = 500;

export const ownClientsSchema = z
  .array(z.object({ clientId: z.string(), clientName: z.string() }))
  .nullable()
  .describe("The only ones that are seen, by name; null for every client");

const memberSchema = z.object({
  id: z.uuid(),
  username: z.string().describe("What they sign in with"),
  name: z.string().describe("What others read"),
  email: z.string().nullable(),
  role: z.enum(roles),
  clients: ownClientsSchema,
  state: z.enum(["active", "invited", "deactivated"]),
  since: momentSchema,
  sessions: z.int().describe("How many are open"),
  passkeys: z.int().describe("How many they have"),
  codeApp: z.boolean().describe("Whether an app shows codes for them"),
  leaves: z
    .object({ clients: z.int(), enquiries: z.int() })
    .describe(
      "What is handed over when they leave: what they are responsible for, and clients that nobody else was given",
    ),
  self: z.boolean().describe("Whether it is who asks"),
});
/** Somebody of the team. */
export type Member = z.infer<typeof memberSchema>;

const nameSchema = lineSchema(120).min(1);

export const clientIdsSchema = z
  .array(z.string().max(64))
  .max(mostOwnClients)
  .nullable()
  .describe("The only clients that are seen, by their IDs; null for every client");

const invitationInputSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  role: z.enum(roles),
  clientIds: clientIdsSchema.default(null),
});
export type InvitationInput = z.input<typeof invitationInputSchema>;

const memberChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  email: emailSchema.nullable().optional(),
  role: z.enum(roles).optional(),
  clientIds: clientIdsSchema.optional(),
  active: z.boolean().optional().describe("False ends their sessions and links at once"),
  handOverTo: z
    .uuid()
    .nullable()
    .optional()
    .describe("Who gets the clients and enquiries of somebody who is deactivated; nobody when missing or null"),
});
export type MemberChange = z.input<typeof memberChangeSchema>;

const linkSchema = z.object({
  member: memberSchema,
  link: z.string().nullable().describe("To hand over: it works once. Null when it was mailed"),
  expiresAt: momentSchema,
  mailedTo: z.string().nullable().describe("Null where there is no mail server or no address"),
});
/** A link that lets somebody of the team choose a password. */
export type MemberLink = z.infer<typeof linkSchema>;

const joiningSchema = z.object({
  kind: z.enum(["invitation", "reset"]),
  username: z.string(),
  name: z.string(),
  expiresAt: momentSchema,
});

const joinInputSchema = linkTokenInputSchema.extend({
  password: z.string().min(passwordLength.minimum).max(passwordLength.maximum),
});

const memberParamsSchema = z.object({ memberId: z.uuid() });

const route = defineRoutes("Team");

export const listTeam = route("GET", "/api/team", {
  summary: "Everybody with an account, also former ones",
  access: "staff",
  right: "team",
  success: { status: 200, schema: z.array(memberSchema) },
});

export const inviteMember = route("POST", "/api/team", {
  summary: "Invite somebody by a link that works once, for 72 hours",
  access: "staff",
  right: "team",
  asksAgain: true,
  event: "team.invited",
  body: invitationInputSchema,
  success: { status: 201, schema: linkSchema },
  errors: ["invalid_input", "member_exists", "client_not_found"],
});

export const changeMember = route("PUT", "/api/team/:memberId", {
  summary: "Change name, email and role of somebody, or deactivate them",
  access: "staff",
  right: "team",
  asksAgain: true,
  event: "team.changed",
  params: memberParamsSchema,
  body: memberChangeSchema,
  success: { status: 200, schema: memberSchema },
  errors: ["invalid_input", "member_not_found", "last_owner", "client_not_found"],
});

export const linkMember = route("POST", "/api/team/:memberId/link", {
  summary:
    "Make a new link: to join for those who were invited (72 hours), else to choose another password (30 minutes)",
  access: "staff",
  right: "team",
  asksAgain: true,
  event: "team.linked",
  params: memberParamsSchema,
  success: { status: 201, schema: linkSchema },
  errors: ["invalid_input", "member_not_found", "member_inactive"],
});

export const removeMemberFactors = route("DELETE", "/api/team/:memberId/factors", {
  summary: "Remove passkeys, app and recovery codes of somebody who has lost a device, and end their sessions",
  access: "staff",
  right: "team",
  asksAgain: true,
  event: "team.factors",
  params: memberParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["member_not_found"],
});

/** A POST, since addresses are kept in logs. */
export const readTeamLink = route("POST", "/api/team-links/read", {
  summary: "Whom a link is for, and until when",
  access: "public",
  event: null,
  costs: [],
  body: linkTokenInputSchema,
  success: { status: 200, schema: joiningSchema },
  errors: ["invalid_input", "link_not_found", "too_many_attempts"],
});

export const useTeamLink = route("POST", "/api/team-links/use", {
  summary: "Choose a password with a link; uses it up, and ends every session of the account",
  access: "public",
  event: "team.joined",
  costs: [],
  body: joinInputSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "link_not_found", "too_many_attempts"],
});
