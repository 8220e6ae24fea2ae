import type { BoardRow, Run, RunDetails } from "@agency/contracts/board";
import { formatClientId } from "../clients/client-id.ts";
import { unreadProblem } from "../sources/source.ts";
import type { BoardRow as ReadRow } from "./read-board.ts";
import type { RunEntry, RunProgress } from "./run.ts";

/** One client of the month board. */
export function presentRow({
  client,
  state,
  held,
  actions,
  problem,
  approved,
  changed,
  figures,
  trend,
}: ReadRow): BoardRow {
  const { report, origins, recipients } = client;
  const revised = approved?.snapshot.revised;
  return {
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    package: client.package,
    language: client.language,
    status: client.status,
    origins,
    reportId: report?.id ?? null,
    version: report?.version ?? 0,
    revision: report?.revision ?? 0,
    state,
    actions,
    detail: {
      held,
      unasked: state === "needs_figures" && client.unasked,
      problem: held === "source_unread" ? unreadProblem(client.unread) : problem,
      preparedAt: report?.preparedAt?.toISOString() ?? null,
      approvedAt: approved?.approvedAt.toISOString() ?? null,
      sentAt: report?.mails.sentAt?.toISOString() ?? null,
      sent: report?.mails.sent ?? 0,
      recipients,
      revised: revised ? { figures: revised.figures, parts: revised.parts } : null,
      changed: changed && {
        figures: changed.figures,
        parts: changed.parts,
        sent: report?.mails.everSent ?? false,
      },
    },
    figures,
    trend,
  };
}

/** A run with how far it is. */
export function presentRun({ run, counts }: RunProgress): Run {
  return {
    id: run.id,
    action: run.action,
    reportType: run.reportType,
    period: { start: run.periodStart, end: run.periodEnd },
    by: run.requestedBy,
    requestedAt: run.requestedAt.toISOString(),
    ended: run.endedAt !== null,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
  };
}

/** What became of one client of a run. */
export function presentEntry({ client, reportId, outcome, problem }: RunEntry): RunDetails["items"][number] {
  return { clientId: formatClientId(client.accessId), clientName: client.name, reportId, outcome, problem };
}
