import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/proposals";
import { tellActivity } from "../activity/record.ts";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import { findReport } from "../reports/store.ts";
import { deleteProposal, openProposals } from "./store.ts";

/** What assistants propose, for the review. Their words become part of a report only as somebody's own. */
export function proposalRoutes(app: FastifyInstance, { database }: Context): void {
  handle(app, contracts.listProposals, async ({ params }) => {
    const proposals = await openProposals(database, await requireReport(params));
    return proposals.map(({ id, kind, language, text, token, createdAt }) => ({
      id,
      kind,
      language,
      text,
      token,
      createdAt: createdAt.toISOString(),
    }));
  });

  handle(app, contracts.acceptProposal, async ({ params }) => {
    await settle(params);
    return null;
  });

  handle(app, contracts.dismissProposal, async ({ params }) => {
    await settle(params);
    return null;
  });

  async function settle(params: { clientId: string; reportId: string; proposalId: string }): Promise<void> {
    const reportId = await requireReport(params);
    const proposal = (await openProposals(database, reportId)).find(({ id }) => id === params.proposalId);
    if (proposal) tellActivity({ objectId: proposal.tokenId, details: { token: proposal.token } });
    if (!(await deleteProposal(database, reportId, params.proposalId))) throw new Refusal("proposal_not_found");
  }

  async function requireReport(params: { clientId: string; reportId: string }): Promise<string> {
    const client = await findClient(database, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    if (!report) throw new Refusal("report_not_found");
    return report.id;
  }
}
