import type { Doubt } from "@agency/model/doubts";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { ScheduleOutcome } from "@agency/model/states";
import { type Client, reportRecipients } from "../clients/client.ts";
import { findContacts } from "../clients/store.ts";
import { doubtsOfPeriods } from "../figures/doubted.ts";
import { doubtProblems } from "../figures/doubts.ts";
import type { Context } from "../kit/context.ts";
import { sampleUse } from "../kit/environment.ts";
import { Refusal } from "../kit/refusal.ts";
import { figuresKnown } from "../sources/read-figures.ts";
import { missingReads } from "../sources/reads-store.ts";
import { unreadProblem } from "../sources/source.ts";
import type { RunStep } from "./run.ts";
import { storeRun } from "./store-run.ts";
import { scheduled, single } from "./table.ts";

type Needs = Pick<Context, "database" | "environment" | "bell" | "newId">;

export type ReportAsk = {
  type: ReportType;
  period: Period;
  /** The staff's comment; empty clears it, undefined keeps it. */
  comment?: string | undefined;
  /** `prepare` leaves the report for the staff's review; `approve` shows it to the client; `send` emails it as well, once. */
  until: "prepare" | "approve" | "send";
  /** The username of who asks; null when the product does by itself. */
  by: string | null;
  /** Whether somebody wants it although a source was not read. */
  withoutSource?: boolean;
};

/** Why a report cannot be requested. */
export type Obstacle = Exclude<ScheduleOutcome, "requested">;

export type RequestedReport = { client: Client; reportId: string } | Hindered;

/** `source` is the name of the source that was not read, `doubts` are those about the figures. */
type Hindered = { client: Client; obstacle: Obstacle; source?: string; doubts?: Doubt[] };

/**
 * Requests a report of one client. A repeated request refreshes the same report.
 * @returns the report's id
 * @throws Refusal no_figures, no_recipients, sample_not_mailed, source_unread, or figures_doubtful with the doubts
 */
export async function requestReport(context: Needs, client: Client, ask: ReportAsk): Promise<string> {
  const [requested] = await requestReports(context, [client], ask);
  if (!requested) throw new Error("A request was lost");
  if ("obstacle" in requested) {
    const { obstacle, source = "", doubts = [] } = requested;
    throw new Refusal(obstacle, { params: { ...ask.period, source }, fields: doubtProblems(doubts) });
  }
  return requested.reportId;
}

/**
 * Requests the reports of one period for many clients: a run of those whose reports can be requested.
 * @returns one entry for each client, in their order
 */
export async function requestReports(context: Needs, clients: Client[], ask: ReportAsk): Promise<RequestedReport[]> {
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

async function plan(context: Needs, clients: Client[], ask: ReportAsk): Promise<Planned[]> {
  const { database, environment, newId } = context;
  const use = sampleUse(environment);
  const { type, period, comment, until, by } = ask;
  const ids = clients.map(({ id }) => id);
  // The staff review a report that they prepare, so they may approve it without a source.
  const reviewed = (until === "prepare" || ask.withoutSource) && by !== null;
  const [known, missingByClient, contacts, doubts] = await Promise.all([
    figuresKnown(database, use, { clientIds: ids, reportType: type, period }),
    missingReads(database, ids, type, period),
    until === "send" ? findContacts(database, ids) : new Map(),
    until === "prepare"
      ? []
      : doubtsOfPeriods(
          database,
          ids.map((clientId) => ({ clientId, reportType: type, periodStart: period.start })),
        ),
  ]);
  return clients.map((client, index): Planned => {
    const figures = known.get(client.id);
    const missing = unreadProblem(missingByClient.get(client.id)?.unread ?? []);
    if (missing && !(reviewed && figures))
      return { client, obstacle: "source_unread", source: missing.params["source"] ?? "" };
    if (!figures) return { client, obstacle: "no_figures" };
    const open = doubts[index]?.open ?? [];
    if (open.length > 0) return { client, obstacle: "figures_doubtful", doubts: open };
    const request = {
      id: newId(),
      clientId: client.id,
      type,
      period,
      comment,
      approving: until !== "prepare",
      approver: until === "prepare" ? null : by,
    };
    const step = { clientId: client.id, kind: "generate" as const, request, recipients: [] };
    if (until !== "send") return { client, step };
    if (figures === "sample" && !use.sampleMails) return { client, obstacle: "sample_not_mailed" };
    const recipients = reportRecipients(client, contacts.get(client.id) ?? [], type);
    if (recipients.length === 0) return { client, obstacle: "no_recipients" };
    return { client, step: { ...step, recipients } };
  });
}
