import type { ReportDraft, ReportProgress, RevisionUses } from "@agency/contracts/reports";
import { type Snapshot, snapshotToJson } from "@agency/model/report/snapshot";
import type { UseKind } from "@agency/model/states";
import { formatClientId } from "../clients/client-id.ts";
import type { Client, Recipient } from "../clients/client.ts";
import type { ReportUse } from "../opens/report-use.ts";
import { presentReport, titleOf } from "../reports/report-presenter.ts";
import type { Report } from "../reports/report.ts";
import type { Revision } from "../reports/revision.ts";
import { unreadProblem, type UnreadSource } from "../sources/source.ts";
import type { Dispatch } from "./dispatch.ts";
import type { ReportWithHistory } from "./store.ts";

/** The working copy of a report with its revisions, for the staff. */
export function presentDraft(
  report: Report,
  others: {
    progress: ReportProgress;
    preview: { snapshot: Snapshot; differs: boolean } | null;
    revisions: Revision[];
    recipients: Recipient[];
    unread: UnreadSource[];
    undrawn: string[];
    uses: ReportUse[];
    client: Pick<Client, "recording" | "recordedSince">;
  },
): ReportDraft {
  const { progress, preview, revisions, recipients, unread, undrawn, uses, client } = others;
  return {
    progress,
    report:
      preview &&
      presentReport({ id: report.id, snapshot: preview.snapshot, revision: report.revision, emailSent: false }),
    differs: preview?.differs ?? false,
    ruleRecommendations: report.snapshot?.recommendations ?? [],
    edited: report.recommendations !== null,
    unread: unreadProblem(unread),
    undrawn,
    recipients,
    revisions: revisions.map(({ number, approvedAt, approvedBy, snapshot: approved }) => ({
      number,
      approvedAt: approvedAt.toISOString(),
      approvedBy,
      revised: snapshotToJson(approved).revised,
      uses: presentUses(uses.filter(({ revision }) => revision === number)),
    })),
    recording: client.recording,
    recordedSince: client.recordedSince?.toISOString() ?? null,
  };
}

function presentUses(uses: ReportUse[]): RevisionUses {
  const of = (kind: UseKind) => {
    const use = uses.find((one) => one.kind === kind);
    return use ? { times: use.times, firstAt: use.firstAt.toISOString(), lastAt: use.lastAt.toISOString() } : null;
  };
  return { opened: of("opened"), downloaded: of("downloaded"), mailed: of("mailed") };
}

/** The progress of a report, for the staff. */
export function presentProgress({ report, dispatches, holders, run, client }: ReportWithHistory): ReportProgress {
  const counting = new Set(holders.map(({ dispatchId }) => dispatchId));
  const period = { start: report.periodStart, end: report.periodEnd };
  return {
    id: report.id,
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    reportType: report.type,
    reportPeriod: period,
    title: titleOf(report.type, period, report.snapshot?.language ?? client.language),
    state: report.state,
    problem: report.problem,
    requestedAt: report.requestedAt.toISOString(),
    generatedAt: report.generatedAt?.toISOString() ?? null,
    sample: report.sample,
    comment: report.comment,
    revision: report.revision,
    unapproved: report.unapproved,
    version: report.version,
    run,
    dispatches: dispatches.map((dispatch) => presentDispatch(dispatch, counting.has(dispatch.id))),
  };
}

function presentDispatch(
  { id, number, revision, recipient, recipientName, state, attempts, requestedAt, sentAt, problem }: Dispatch,
  counts: boolean,
): ReportProgress["dispatches"][number] {
  return {
    id,
    number,
    revision,
    recipient,
    recipientName,
    state,
    attempts,
    requestedAt: requestedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    problem,
    counts,
  };
}
