import type { Doubt } from "@agency/model/doubts";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { type Client, reportRecipients } from "../clients/client.ts";
import { findContacts } from "../clients/store.ts";
import { doubtsOfPeriods } from "../figures/doubted.ts";
import { doubtProblems } from "../figures/doubts.ts";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { readFacts } from "../reports/life-facts.ts";
import { type Obstacle, obstacleTo } from "../reports/life.ts";
import { missingReads } from "../sources/reads-store.ts";
import { unreadProblem } from "../sources/source.ts";
import type { RunStep } from "./run.ts";
import { storeRun } from "./store-run.ts";
import { scheduled, single } from "./table.ts";

export type ReportAsk = {
  type: ReportType;
  period: Period;
  /** The staff's comment in the client's language; empty clears it, undefined keeps it. */
  comment?: string | undefined;
  /** `prepare` leaves the report for the staff's review; `approve` shows it to the client; `send` emails it as well, once. */
  until: "prepare" | "approve" | "send";
  /** The username of who asks; null when the product does by itself. */
  by: string | null;
  /** Whether somebody wants it although a source was not read. */
  withoutSource?: boolean;
};

export type RequestedReport = { client: Client; reportId: string } | Hindered;

/** `source` is the name of the source that was not read, `doubts` are those about the figures. */
type Hindered = { client: Client; obstacle: Obstacle; source: string; doubts: Doubt[] };

/**
 * Requests a report of one client. A repeated request refreshes the same report.
 * @returns the report's id
 * @throws Refusal no_figures, no_recipients, sample_not_mailed, source_unread, or figures_doubtful with the doubts
 */
export async function requestReport(context: Context, client: Client, ask: ReportAsk): Promise<string> {
  const [requested] = await requestReports(context, [client], ask);
  if (!requested) throw new Error("A request was lost");
  if ("obstacle" in requested) {
    const { obstacle, source, doubts } = requested;
    throw new Refusal(obstacle, { params: { ...ask.period, source }, fields: doubtProblems(doubts) });
  }
  return requested.reportId;
}

/**
 * Requests the reports of one period for many clients: a run of those whose reports can be requested.
 * @returns one entry for each client, in their order
 */
export async function requestReports(context: Context, clients: Client[], ask: ReportAsk): Promise<RequestedReport[]> {
  const planned = await plan(context, clients, ask);
  const steps = planned.flatMap((one) => ("step" in one ? [one.step] : []));
  const { type: reportType, period, by: requestedBy } = ask;
  const { start: periodStart, end: periodEnd } = period;
  const action = requestedBy === null ? scheduled : single;
  const run = { action, reportType, periodStart, periodEnd, requestedBy, runningKey: null } as const;
  const { items } = steps.length > 0 ? await storeRun(context, run, steps) : { items: [] };
  const reportIds = new Map(items.map(({ clientId, reportId }) => [clientId, reportId]));
  return planned.map((one) =>
    "step" in one ? { client: one.client, reportId: reportIds.get(one.client.id) ?? one.step.request.id } : one,
  );
}

type Planned = { client: Client; step: Extract<RunStep, { kind: "generate" }> } | Hindered;

async function plan(context: Context, clients: Client[], ask: ReportAsk): Promise<Planned[]> {
  const { database, newId } = context;
  const { type, period, comment, until, by } = ask;
  const ids = clients.map(({ id }) => id);
  // The staff review a report that they prepare, so they may approve it without a source.
  const withoutSource = (until === "prepare" || ask.withoutSource === true) && by !== null;
  const periods = ids.map((clientId) => ({ clientId, reportType: type, periodStart: period.start }));
  const [facts, contacts, doubts] = await Promise.all([
    readFacts(database, { type, start: period.start, clientIds: ids }),
    until === "send" ? findContacts(database, ids) : new Map(),
    until === "prepare" ? [] : doubtsOfPeriods(database, periods),
  ]);
  const known = new Map(facts.map((one) => [one.clientId, one]));
  const unread = facts.flatMap((one) => (one.unread ? [one.clientId] : []));
  const missing = await missingReads(database, unread, type, period);
  return clients.flatMap((client, index): Planned[] => {
    const own = known.get(client.id);
    // It was deleted meanwhile.
    if (!own) return [];
    const open = doubts[index]?.open ?? [];
    const obstacle = obstacleTo({ until, withoutSource, doubtful: open.length > 0 }, own, database.samples);
    if (obstacle) {
      const problem = unreadProblem(missing.get(client.id)?.unread ?? []);
      return [{ client, obstacle, source: problem?.params["source"] ?? "", doubts: open }];
    }
    const request = {
      id: newId(),
      clientId: client.id,
      type,
      period,
      comments: comment === undefined ? undefined : { [client.language]: comment },
      approving: until !== "prepare",
      approver: until === "prepare" ? null : by,
    };
    const recipients = until === "send" ? reportRecipients(client, contacts.get(client.id) ?? [], type) : [];
    return [{ client, step: { clientId: client.id, kind: "generate", request, recipients } }];
  });
}
