import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contracts from "@agency/contracts/shares";
import type { Share as ShareAnswer } from "@agency/contracts/shares";
import { answerLogo } from "../clients/logos.ts";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { type OpenAfterwards, recordOpen } from "../opens/record-open.ts";
import type { PdfAnswer } from "../reports/report-pdfs.ts";
import { forLink, presentSharedReport } from "../reports/report-presenter.ts";
import { findReport } from "../reports/store.ts";
import { makeShare } from "./make-share.ts";
import type { SharedAccess } from "./shared-access.ts";
import type { Share } from "./shares.ts";
import { addHandOver, countView, endShare, openShares } from "./store.ts";

/** Links that open one report for anybody who has them. The staff and the client make and end them. */
export function shareRoutes(
  app: FastifyInstance,
  context: Context,
  { portal, shared }: { portal: PortalAccess; shared: SharedAccess },
  answerPdf: PdfAnswer,
  afterwards: OpenAfterwards,
): void {
  const { database, clock, newId } = context;

  handle(app, contracts.listShares, async ({ params, request }) => {
    const reportId = await requireApproved(request, params);
    const open = await openShares(database, reportId, await clock());
    return open.map(present);
  });

  handle(app, contracts.makeShare, async ({ params, body, request, reply }) => {
    const reportId = await requireApproved(request, params);
    const signedIn = await request.signedIn();
    const by = signedIn ? await requireAuthor(request) : null;
    const { share, token } = await makeShare(context, { reportId, days: body.days, by });
    reply.header("cache-control", "no-store");
    return { share: present(share), token };
  });

  handle(app, contracts.endShare, async ({ params, request }) => {
    const reportId = await requireApproved(request, params);
    if (!(await endShare(database, reportId, params.shareId, await clock()))) throw new Refusal("share_not_found");
    return null;
  });

  handle(app, contracts.noteHandOver, async ({ params, body, request }) => {
    const client = await portal.findClient(request, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    if (!report || report.revision === 0) throw new Refusal("report_not_found");
    const { id: reportId, revision } = report;
    const by = await requireAuthor(request);
    await addHandOver(database, { id: newId(), reportId, revision, recipient: body.email, by, at: await clock() });
    return null;
  });

  handle(app, contracts.readShared, async ({ params, request }) => {
    const { share, report, client } = await shared.requireShare(request, params.shareToken);
    const mailed = share.recipient !== null;
    return {
      report: presentSharedReport(report),
      logo: client.logo,
      expiresAt: share.expiresAt.toISOString(),
      mailed,
      recorded: mailed && client.recording === "on",
    };
  });

  handle(app, contracts.readSharedLogo, async ({ params, query, request, reply }) => {
    const { client } = await shared.requireShare(request, params.shareToken);
    return answerLogo(database, reply, client, query.version);
  });

  handle(app, contracts.downloadShared, async ({ params, request, reply }) => {
    const { share, report, client } = await shared.requireShare(request, params.shareToken);
    if (share.recipient !== null) {
      await afterwards.downloaded(request, reply, client, { reportId: report.id, revision: report.revision });
    }
    return answerPdf(reply, client, forLink(report.snapshot));
  });

  handle(app, contracts.recordSharedOpening, async ({ params, body, request }) => {
    const { share, report, client } = await shared.requireShare(request, params.shareToken);
    // The staff look at what they send; they do not count as readers.
    if (await request.signedIn()) return null;
    if (share.recipient === null) await countView(database, share.id, await clock());
    else if (client.recording === "on") {
      const use = { clientId: client.id, reportId: report.id, revision: body.revision };
      await recordOpen(context, { ...use, kinds: ["opened", "mailed"] });
    }
    return null;
  });

  async function requireApproved(
    request: FastifyRequest,
    params: { clientId: string; reportId: string },
  ): Promise<string> {
    const client = await portal.findClient(request, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    if (!report || report.revision === 0) throw new Refusal("report_not_found");
    return report.id;
  }
}

function present({ id, createdAt, createdBy, expiresAt, views, lastViewedAt }: Share): ShareAnswer {
  return {
    id,
    createdAt: createdAt.toISOString(),
    by: createdBy === null ? "client" : "agency",
    expiresAt: expiresAt.toISOString(),
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
  };
}
