import { z } from "zod";
import { emptySchema, lineSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";
import { clientIdsSchema, ownClientsSchema } from "./team.ts";

/** For how many days a token may work at most. */
const longestToken = 366;

const tokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  clients: ownClientsSchema,
  mayPropose: z
    .boolean()
    .describe("Whether it proposes comments and lines for drafts, which somebody accepts or dismisses"),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
/** What lets a program read. */
export type Token = z.infer<typeof tokenSchema>;

const tokenInputSchema = z.strictObject({
  name: lineSchema(120).min(1),
  days: z.int().min(1).max(longestToken).describe("For how many days it works"),
  clientIds: clientIdsSchema.default(null),
  mayPropose: z.boolean().default(false).describe("Needs the right to edit reports"),
});
export type TokenInput = z.input<typeof tokenInputSchema>;

const tokenParamsSchema = z.object({ tokenId: z.uuid() });

const route = defineRoutes("Tokens");

export const listTokens = route("GET", "/api/tokens", {
  summary: "Your own tokens, with which programs read as you",
  access: "staff",
  right: "account",
  success: {
    status: 200,
    schema: z.object({
      on: z.boolean().describe("Whether an owner lets programs in. Otherwise tokens do nothing"),
      tokens: z.array(tokenSchema),
    }),
  },
});

export const makeToken = route("POST", "/api/tokens", {
  summary: "Make a token. Its secret is shown once; it opens the calls that read, by `Authorization: Bearer`",
  access: "staff",
  right: "account",
  asksAgain: true,
  event: "token.made",
  body: tokenInputSchema,
  success: { status: 201, schema: z.object({ token: tokenSchema, secret: z.string() }) },
  errors: ["invalid_input", "client_not_found", "tokens_off", "token_not_found"],
});

export const endToken = route("DELETE", "/api/tokens/:tokenId", {
  summary: "End one of your tokens at once",
  access: "staff",
  right: "account",
  event: "token.ended",
  params: tokenParamsSchema,
  success: { status: 204, schema: emptySchema },
  errors: ["invalid_input", "token_not_found"],
});
