import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import * as contracts from "@agency/contracts/portal-history";
import type { HistoryEntry } from "@agency/contracts/portal-history";
import { isSample, snapshotToJson } from "@agency/model/report/snapshot";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import type { OpenAfterwards } from "../opens/record-open.ts";
import type { PdfAnswer } from "../reports/report-pdfs.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import type { Revision } from "../reports/report.ts";
import {
  type ApprovedReport,
  countApproved,
  findReport,
  listApproved,
  listRevisions,
  findRevisions,
} from "../reports/store.ts";
import { mailedRevisions } from "../sending/store.ts";

/** Everything that a client could read until now: every report in pages, and each of its revisions as it was emailed. */
export function historyRoutes(
  app: FastifyInstance,
  { database }: Context,
  portal: PortalAccess,
  answerPdf: PdfAnswer,
  afterwards: OpenAfterwards,
): void {
  const listEntries = historyEntries(database);

  handle(app, contracts.readHistory, async ({ params, query, request }) => {
    const { id } = await portal.findClient(request, params.clientId);
    const [counts, list] = await Promise.all([
      countApproved(database, id),
      listApproved(database, id, "generated", query),
    ]);
    return { counts, reports: await listEntries(list) };
  });

  handle(app, contracts.readRevisions, async ({ params, request }) => {
    const { id } = await portal.findClient(request, params.clientId);
    const report = await findReport(database, id, params.reportId);
    if (!report || report.revision === 0) throw new Refusal("report_not_found");
    const [revisions, mailed] = await Promise.all([
      listRevisions(database, report.id),
      mailedRevisions(database, report.id),
    ]);
    const standing = revisions.filter(({ withdrawnAt }) => withdrawnAt === null);
    return standing.map(({ number, approvedAt, snapshot }) => ({
      number,
      approvedAt: approvedAt.toISOString(),
      mailedAt: mailed.get(number)?.toISOString() ?? null,
      revised: snapshotToJson(snapshot).revised,
    }));
  });

  handle(app, contracts.readRevision, async ({ params, request }) => {
    const { id } = await portal.findClient(request, params.clientId);
    const { snapshot, emailSent } = await keptRevision(id, params);
    return presentPortalReport({ id: params.reportId, revision: params.number, snapshot, emailSent });
  });

  handle(app, contracts.downloadRevision, async ({ params, request, reply }) => {
    const client = await portal.findClient(request, params.clientId);
    const { snapshot } = await keptRevision(client.id, params);
    const { reportId, number: revision } = params;
    await afterwards.downloaded(request, reply, client, { reportId, revision });
    return answerPdf(reply, client, snapshot);
  });

  async function keptRevision(clientId: string, { reportId, number }: { reportId: string; number: number }) {
    const report = await findReport(database, clientId, reportId);
    const [revisions, mailed] = await Promise.all([
      findRevisions(database, report ? [{ id: report.id, revision: number }] : []),
      mailedRevisions(database, reportId),
    ]);
    const revision = revisions.get(reportId);
    if (!revision) throw new Refusal("report_not_found");
    return { snapshot: revision.snapshot, emailSent: mailed.has(number) };
  }
}

/** How many entries are kept. Each is some 300 bytes. */
const mostKept = 20_000;

type Kept = Omit<HistoryEntry, "emailSent">;

/** Reads what a list shows of approved reports. A revision is frozen, so its entry is made once. */
function historyEntries(database: Database) {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  return async (list: ApprovedReport[]): Promise<HistoryEntry[]> => {
    const unknown = list.filter((report) => !kept.has(keyOfEntry(report)));
    const revisions = await findRevisions(database, unknown);
    for (const report of unknown) {
      const revision = revisions.get(report.id);
      if (revision) kept.set(keyOfEntry(report), historyEntry(revision));
    }
    return list.flatMap((report) => {
      const entry = kept.get(keyOfEntry(report));
      return entry ? [{ ...entry, emailSent: report.emailSent }] : [];
    });
  };
}

function keyOfEntry({ id, revision }: ApprovedReport): string {
  return `${id} ${revision}`;
}

function historyEntry({ reportId, number, snapshot }: Revision): Kept {
  const { type, period, generatedAt, figures } = snapshot;
  return {
    id: reportId,
    reportType: type,
    reportPeriod: period,
    generatedAt: generatedAt.toISOString(),
    revision: number,
    sample: isSample(snapshot),
    totalVisitors: figures.totalVisitors,
    totalLeads: figures.totalLeads,
  };
}
