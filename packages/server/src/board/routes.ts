import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/board";
import { lastCompletePeriod, pastPeriods } from "@agency/model/report/periods";
import type { RunOutcome } from "@agency/model/states";
import { formatClientId } from "../clients/client-id.ts";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { staffOf } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { reportPeriod } from "../reports/report-period.ts";
import { isInRuns } from "./board-client.ts";
import { presentEntry, presentRow, presentRun } from "./board-presenter.ts";
import { readBoard, sortedEntries } from "./read-board.ts";
import { startRun } from "./start-run.ts";
import { upcomingRun } from "./upcoming-run.ts";

/** How many clients the answer to a started run lists. */
const firstEntries = { limit: 100, offset: 0 };

/** The month board, and what is asked for on it for many clients. */
export function boardRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { board, runs, clock, bell } = dependencies;

  handle(app, contracts.readBoard, async ({ query }) => {
    const { reportType, periodStart, search, ...rest } = query;
    const now = await clock();
    const period = reportPeriod(reportType, periodStart, now);
    const [read, going, schedules] = await Promise.all([
      readBoard(dependencies, { ...rest, search: search || undefined, reportType, period }),
      runs.ofPeriod(reportType, period),
      board.schedules(),
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
      rows: read.rows.map(presentRow),
      runs: going.map(presentRun),
      upcoming: upcoming && { ...upcoming, at: upcoming.at.toISOString() },
    };
  });

  handle(app, contracts.readChoices, async ({ query }) => {
    const { reportType, periodStart, search, ...rest } = query;
    const period = reportPeriod(reportType, periodStart, await clock());
    const asked = { ...rest, search: search || undefined, reportType, period };
    const { entries } = await sortedEntries(dependencies, asked);
    return {
      choices: entries.map(({ client, actions }) => ({
        clientId: formatClientId(client.accessId),
        inRuns: isInRuns(client),
        actions,
      })),
    };
  });

  handle(app, contracts.startRun, async ({ body, request }) => {
    const { periodStart, ...ask } = body;
    const period = reportPeriod(ask.reportType, periodStart, await clock());
    const { staff } = await staffOf(request);
    const runId = await startRun({ ...dependencies, doorbell: bell.ring }, { ...ask, period, by: staff.username });
    return details(runId, firstEntries);
  });

  handle(app, contracts.readRun, ({ params, query }) => details(params.runId, query));

  async function details(runId: string, page: { outcome?: RunOutcome | undefined; limit: number; offset: number }) {
    const [progress, entries] = await Promise.all([runs.find(runId), runs.entries(runId, page)]);
    if (!progress) throw new Refusal("run_not_found");
    return { ...presentRun(progress), items: entries.map(presentEntry) };
  }
}
