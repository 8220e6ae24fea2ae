import { z } from "zod";
import { proposalKinds } from "@agency/model/proposals";
import { clientParamsSchema } from "./clients.ts";
import { emptySchema, languageSchema, momentSchema } from "./common.ts";
import { defineRoutes } from "./route.ts";

const proposalSchema = z.object({
  id: z.uuid(),
  kind: z.enum(proposalKinds),
  language: languageSchema.nullable().describe("Of a comment; null for a line"),
  text: z.string(),
  token: z.string().describe("The name of the token that it came with"),
  createdAt: momentSchema,
});
/** What an assistant proposes for a draft, until somebody accepts or dismisses it. */
export type Proposal = z.infer<typeof proposalSchema>;

const reportParamsSchema = clientParamsSchema.extend({ reportId: z.uuid() });
const proposalParamsSchema = reportParamsSchema.extend({ proposalId: z.uuid() });

const route = defineRoutes("Proposals");

export const listProposals = route("GET", "/api/reports/clients/:clientId/reports/:reportId/proposals", {
  summary: "What assistants propose for a draft, the oldest first; no client sees it",
  access: "staff",
  right: "reports",
  params: reportParamsSchema,
  success: { status: 200, schema: z.array(proposalSchema) },
  errors: ["invalid_input", "client_not_found", "report_not_found"],
});

export const acceptProposal = route(
  "POST",
  "/api/reports/clients/:clientId/reports/:reportId/proposals/:proposalId/accept",
  {
    summary: "Take a proposal over: it is gone from the list, and whoever accepts writes its words as their own",
    access: "staff",
    right: "reports",
    event: "proposal.accepted",
    params: proposalParamsSchema,
    success: { status: 204, schema: emptySchema },
    errors: ["invalid_input", "client_not_found", "report_not_found", "proposal_not_found"],
  },
);

export const dismissProposal = route(
  "DELETE",
  "/api/reports/clients/:clientId/reports/:reportId/proposals/:proposalId",
  {
    summary: "Dismiss a proposal",
    access: "staff",
    right: "reports",
    event: "proposal.dismissed",
    params: proposalParamsSchema,
    success: { status: 204, schema: emptySchema },
    errors: ["invalid_input", "client_not_found", "report_not_found", "proposal_not_found"],
  },
);
