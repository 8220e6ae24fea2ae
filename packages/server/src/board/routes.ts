import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BoardRow, Run, RunDetails } from "@agency/contracts/board";
import * as contracts from "@agency/contracts/board";
import { type QueueEntry, readQueue as readReviewQueue } from "@agency/contracts/review-queue";
import { lastCompletePeriod, pastPeriods } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { RunOutcome } from "@agency/model/states";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { findClient } from "../clients/find-client.ts";
import { reportPeriod } from "../figures/report-period.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { authorName, requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { requireFilteredScope, requireScope } from "../own-clients/require-scope.ts";
import { isInRuns, isToApprove } from "../reports/life.ts";
import { nextRun } from "../schedules/schedules.ts";
import type { RunEntry, RunProgress } from "../sending/run.ts";
import { hurryRun, stopRun } from "../sending/stop-run.ts";
import { unreadProblem } from "../sources/source.ts";
import { type BoardRow as ReadRow, readBoard, sortedClients, withLives } from "./read-board.ts";
import { type QueuedReport, readQueue } from "./review-queue.ts";
import { findRun, runEntries, runsOfPeriod } from "./runs.ts";
import { sendCopies } from "./send-copies.ts";
import { describeSending, startRun } from "./start-run.ts";
import { type ScheduleGroup, scheduleGroups } from "./store.ts";

/** How many clients the answer to a started run lists. */
const firstEntries = { limit: 100, offset: 0 };

/** The month board, and what is asked for on it for many clients. */
export function boardRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock } = context;

  handle(app, contracts.readBoard, async ({ query, request }) => {
    const scope = await requireScope(request);
    const { reportType, periodStart, search, ...rest } = query;
    const now = await clock();
    const period = reportPeriod(reportType, periodStart, now);
    const [read, going, schedules] = await Promise.all([
      readBoard(database, {
        ...rest,
        scope: await requireFilteredScope(request, query),
        search: search || undefined,
        reportType,
        period,
        now,
      }),
      runsOfPeriod(database, scope, reportType, period),
      scheduleGroups(database, scope),
    ]);
    const periods = pastPeriods(reportType, lastCompletePeriod(reportType, now));
    const at = periods.findIndex(({ start }) => start === period.start);
    const upcoming = upcomingRun(schedules, now);
    return {
      reportType,
      period,
      previous: periods[at + 1]?.start ?? null,
      next: periods[at - 1]?.start ?? null,
      total: read.total,
      inRuns: read.inRuns,
      counts: read.counts,
      unopened: read.unopened,
      rows: read.rows.map(presentRow),
      runs: going.map(presentRun),
      upcoming: upcoming && { ...upcoming, at: upcoming.at.toISOString() },
    };
  });

  handle(app, contracts.readClientRow, async ({ params, query: { reportType, periodStart } }) => {
    const { id } = await findClient(database, params.clientId);
    const now = await clock();
    const period = reportPeriod(reportType, periodStart, now);
    const page = { sort: "name", order: "asc", limit: 1, offset: 0 } as const;
    const { rows } = await readBoard(database, { ...page, scope: "all", clientIds: [id], reportType, period, now });
    return { reportType, period, row: rows[0] ? presentRow(rows[0]) : null };
  });

  handle(app, contracts.readChoices, async ({ query, request }) => {
    const scope = await requireFilteredScope(request, query);
    const { reportType, periodStart, search, ...rest } = query;
    const now = await clock();
    const period = reportPeriod(reportType, periodStart, now);
    const asked = { ...rest, scope, search: search || undefined, reportType, period, now };
    const { clients } = await sortedClients(database, asked);
    const entries = await withLives(database, clients, asked);
    return {
      choices: entries.map(({ client, life }) => ({
        clientId: formatClientId(client.accessId),
        inRuns: isInRuns(client),
        actions: life.actions,
      })),
    };
  });

  handle(app, readReviewQueue, async ({ query, request }) => {
    const { reportType, periodStart } = query;
    const scope = await requireFilteredScope(request, query);
    const now = await clock();
    const period = reportPeriod(reportType, periodStart, now);
    const queued = await readQueue(database, { scope, reportType, period, now });
    return { reportType, period, entries: queued.map(presentQueued) };
  });

  handle(app, contracts.startRun, async ({ body, request }) => {
    const { periodStart, ...ask } = body;
    const period = reportPeriod(ask.reportType, periodStart, await clock());
    const { staff } = await requireSignedIn(request);
    const runId = await startRun(context, {
      ...ask,
      scope: await requireFilteredScope(request, ask.filter),
      period,
      by: authorName(staff),
    });
    return details(request, runId, firstEntries);
  });

  handle(app, contracts.describeSending, async ({ body, request }) => {
    const { periodStart, ...ask } = body;
    const period = reportPeriod(ask.reportType, periodStart, await clock());
    const { staff } = await requireSignedIn(request);
    const { leftOut, unseen, ...question } = await describeSending(context, {
      ...ask,
      scope: await requireFilteredScope(request, ask.filter),
      period,
      by: authorName(staff),
    });
    return {
      ...question,
      unseen: unseen.map(({ client, reportId }) => ({ ...presentName(client), reportId })),
      leftOut: leftOut.map(({ client, outcome }) => ({ ...presentName(client), outcome })),
    };
  });

  handle(app, contracts.sendCopies, async ({ body, request }) => {
    const { periodStart, ...ask } = body;
    const period = reportPeriod(ask.reportType, periodStart, await clock());
    const { staff } = await requireSignedIn(request);
    return sendCopies(context, {
      ...ask,
      scope: await requireFilteredScope(request, ask.filter),
      period,
      by: authorName(staff),
    });
  });

  handle(app, contracts.stopRun, async ({ params, request }) => {
    const { staff } = await requireSignedIn(request);
    await requireRun(request, params.runId);
    await stopRun(context, params.runId, authorName(staff));
    return details(request, params.runId, firstEntries);
  });

  handle(app, contracts.hurryRun, async ({ params, request }) => {
    await requireRun(request, params.runId);
    await hurryRun(context, params.runId);
    return details(request, params.runId, firstEntries);
  });

  handle(app, contracts.readRun, ({ params, query, request }) => details(request, params.runId, query));

  async function requireRun(request: FastifyRequest, runId: string): Promise<RunProgress> {
    const found = await findRun(database, await requireScope(request), runId);
    if (!found) throw new Refusal("run_not_found");
    return found;
  }

  async function details(
    request: FastifyRequest,
    runId: string,
    page: { outcome?: RunOutcome | undefined; limit: number; offset: number },
  ) {
    const [progress, entries] = await Promise.all([requireRun(request, runId), runEntries(database, runId, page)]);
    return { ...presentRun(progress), items: entries.map(presentEntry) };
  }
}

/** One client of the month board. */
function presentRow({
  client,
  known,
  life,
  missing,
  problem,
  approved,
  openedAt,
  handOver,
  changed,
  ...shown
}: ReadRow): BoardRow {
  const { figures, lines, commented, trend, quarter } = shown;
  const { report, recipients } = known;
  const { state, origins } = client;
  const { held, actions } = life;
  const revised = approved?.snapshot?.revised;
  return {
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    responsible: client.responsible,
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
      unasked: state === "needs_figures" && missing.unasked,
      problem: held === "source_unread" ? unreadProblem(missing.unread) : problem,
      preparedAt: report?.preparedAt?.toISOString() ?? null,
      approvedAt: approved?.approvedAt.toISOString() ?? null,
      sentAt: report?.mails.sentAt?.toISOString() ?? null,
      sent: report?.mails.sent ?? 0,
      recipients,
      handedOver: handOver && { by: handOver.by, at: handOver.at.toISOString() },
      opened: { recorded: client.recording === "on", at: openedAt?.toISOString() ?? null },
      revised: revised ? { figures: revised.figures, parts: revised.parts } : null,
      changed: changed && {
        figures: changed.figures,
        parts: changed.parts,
        sent: report?.mails.everSent ?? false,
      },
    },
    figures,
    lines,
    commented,
    trend,
    quarter,
  };
}

function presentQueued({ client, known, reportId, seen, reasons }: QueuedReport): QueueEntry {
  return {
    clientId: formatClientId(client.accessId),
    clientName: client.name,
    reportId,
    version: known.report?.version ?? 0,
    state: client.state,
    open: isToApprove(known),
    seen,
    reasons,
  };
}

/** A run with how far it is. */
function presentRun({ run, counts, held }: RunProgress): Run {
  return {
    id: run.id,
    action: run.action,
    reportType: run.reportType,
    period: { start: run.periodStart, end: run.periodEnd },
    by: run.requestedBy,
    requestedAt: run.requestedAt.toISOString(),
    ended: run.endedAt !== null,
    leavesAt: run.leavesAt?.toISOString() ?? null,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    held,
  };
}

function presentEntry({ client, reportId, outcome, problem }: RunEntry): RunDetails["items"][number] {
  return { clientId: formatClientId(client.accessId), clientName: client.name, reportId, outcome, problem };
}

type UpcomingRun = { reportType: ReportType; at: Date; clients: number };

/** The earliest time at which schedules of one type run, and for how many clients. Due schedules run now. */
function upcomingRun(groups: ScheduleGroup[], now: Date): UpcomingRun | null {
  const times = groups.map((group) => {
    const { at } = nextRun(group, now);
    return { ...group, at: at > now ? at : now };
  });
  const [first] = times.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) return null;
  const { reportType, at } = first;
  const together = times.filter((one) => one.reportType === reportType && one.at.getTime() === at.getTime());
  return { reportType, at, clients: together.reduce((sum, { clients }) => sum + clients, 0) };
}

function presentName({ accessId, name }: Pick<Client, "accessId" | "name">) {
  return { clientId: formatClientId(accessId), clientName: name };
}
