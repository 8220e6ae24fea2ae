import { z } from "zod";
import { matchDoubts } from "@agency/model/connections";
import { defineRoutes } from "./route.ts";
import { accountKindSchema } from "./source-connections.ts";

const candidateSchema = z.object({
  connectionId: z.string(),
  email: z.string().describe("The Google account that reads it"),
  accountId: z.string(),
  name: z.string(),
  sites: z.array(z.string()).describe("The sites whose figures it has; empty where Google names none"),
  usedBy: z.array(z.string()).describe("The names of other clients that use it"),
});
/** An account of Google that may be a client's. */
export type MatchCandidate = z.infer<typeof candidateSchema>;

const matchSchema = z.object({
  client: z.object({ id: z.string(), name: z.string(), website: z.string().nullable() }),
  kind: accountKindSchema,
  doubt: z
    .enum(matchDoubts)
    .nullable()
    .describe(
      "Null where one account has the client's site alone, and no other client uses it. several: of several accounts. used: by another client. same_site: another client has it. more_sites: the account has others, too. name: only the name is alike",
    ),
  candidates: z.array(candidateSchema).describe("Empty when no account looks like the client's"),
});
/** A client without an account of a kind, and the accounts that may be its. */
export type SourceMatch = z.infer<typeof matchSchema>;

const matchesSchema = z.object({
  connected: z.boolean().describe("Whether a Google account is connected that can be asked"),
  matches: z.array(matchSchema),
  failed: z.array(z.object({ email: z.string(), kind: accountKindSchema, message: z.string() })),
  unread: z.int().describe("Properties whose sites were not asked for, because there are too many"),
});
/** What the connected Google accounts have for clients without sources. */
export type SourceMatches = z.infer<typeof matchesSchema>;

const route = defineRoutes("Sources");

export const matchSources = route("GET", "/api/source-matches", {
  summary:
    "The Analytics properties and Search Console sites that may be those of clients without one, by their websites; nothing is chosen",
  access: "staff",
  right: "sources",
  success: { status: 200, schema: matchesSchema },
});
