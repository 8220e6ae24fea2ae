import { mostProposals } from "@agency/model/proposals";
import { activityRow } from "../activity/record.ts";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { HttpError } from "../kit/http/errors.ts";
import type { SignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { callerScope } from "../own-clients/require-scope.ts";
import { clientsInScope } from "../own-clients/store.ts";
import { findReport } from "../reports/store.ts";
import type { Proposal } from "./proposal.ts";
import { keepProposal } from "./store.ts";

/**
 * Keeps what a program proposes for a draft, until somebody of the team accepts or dismisses it.
 * @param caller by a token that may propose
 * @param place.clientId the client ID as typed
 * @returns whether it was kept; not where nothing of the report waits for an approval, or as many proposals wait as there may be
 * @throws HttpError not_allowed; Refusal client_not_found, report_not_found
 */
export async function propose(
  context: Context,
  caller: SignedIn,
  place: { clientId: string; reportId: string },
  proposed: Pick<Proposal, "kind" | "language" | "text">,
): Promise<boolean> {
  const { database, clock, newId } = context;
  const { staff, token } = caller;
  if (!token?.mayPropose) throw new HttpError("not_allowed");
  const client = await findClient(database, place.clientId);
  const seen = await clientsInScope(database, callerScope(caller));
  if (seen && !seen.has(client.id)) throw new Refusal("client_not_found");
  const report = await findReport(database, client.id, place.reportId);
  if (!report) throw new Refusal("report_not_found");
  const createdAt = await clock();
  const proposal = { ...proposed, id: newId(), reportId: report.id, tokenId: token.id, createdAt };
  const event = activityRow(context.newId, createdAt, {
    kind: "proposal.made",
    actor: "person",
    staffId: staff.id,
    clientId: client.id,
    objectId: token.id,
    details: { token: token.name },
  });
  return keepProposal(database, proposal, { most: mostProposals, event });
}
