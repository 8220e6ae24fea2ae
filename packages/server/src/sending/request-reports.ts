import type { Doubt } from "@agency/model/doubts";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { type Client, recipientsOf } from "../clients/client.ts";
import { contactsOf } from "../clients/store.ts";
import { doubtsOfPeriods } from "../figures/doubted.ts";
import { doubtProblems } from "../figures/doubts.ts";
import type { Context } from "../kit/context.ts";
import { hostOf, sampleUse } from "../kit/environment.ts";
import { Refusal } from "../kit/refusal.ts";
import { figuresKnown } from "../sources/read-figures.ts";
import { missingReads } from "../sources/reads-store.ts";
import { unreadProblem } from "../sources/source.ts";
import { requestDispatches } from "./dispatch.ts";
import { type ReportEntry, storeAllRequests } from "./store-requests.ts";

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
export type Obstacle = "no_figures" | "no_recipients" | "sample_not_mailed" | "source_unread" | "figures_doubtful";

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
 * Requests the reports of one period for many clients.
 * @returns one entry for each client, in their order
 */
export async function requestReports(context: Needs, clients: Client[], ask: ReportAsk): Promise<RequestedReport[]> {
  const planned = await plan(context, clients, ask);
  const entries = planned.flatMap((one) => ("entry" in one ? [one.entry] : []));
  const stored = await storeAllRequests(context.database, entries);
  // The worker rings for the dispatches once their reports are generated.
  for (const { reportId } of stored) await context.bell.ring("report", reportId);
  const reportIds = new Map(
    entries.map(({ report }, index) => [report.clientId, stored[index]?.reportId ?? report.id]),
  );
  return planned.map((one) =>
    "entry" in one ? { client: one.client, reportId: reportIds.get(one.client.id) ?? one.entry.report.id } : one,
  );
}

type Planned = { client: Client; entry: ReportEntry } | Hindered;

async function plan(context: Needs, clients: Client[], ask: ReportAsk): Promise<Planned[]> {
  const { database, environment, newId } = context;
  const use = sampleUse(environment);
  const host = hostOf(environment);
  const { type, period, comment, until, by } = ask;
  const ids = clients.map(({ id }) => id);
  // The staff review a report that they prepare, so they may approve it without a source.
  const reviewed = (until === "prepare" || ask.withoutSource) && by !== null;
  const [known, missingOf, contacts, doubts] = await Promise.all([
    figuresKnown(database, use, { clientIds: ids, reportType: type, period }),
    missingReads(database, ids, type, period),
    until === "send" ? contactsOf(database, ids) : new Map(),
    until === "prepare"
      ? []
      : doubtsOfPeriods(
          database,
          ids.map((clientId) => ({ clientId, reportType: type, periodStart: period.start })),
        ),
  ]);
  return clients.map((client, index): Planned => {
    const figures = known.get(client.id);
    const missing = unreadProblem(missingOf.get(client.id)?.unread ?? []);
    if (missing && !(reviewed && figures))
      return { client, obstacle: "source_unread", source: missing.params["source"] ?? "" };
    if (!figures) return { client, obstacle: "no_figures" };
    const open = doubts[index]?.open ?? [];
    if (open.length > 0) return { client, obstacle: "figures_doubtful", doubts: open };
    const report = {
      id: newId(),
      clientId: client.id,
      type,
      period,
      comment,
      approving: until !== "prepare",
      approver: until === "prepare" ? null : by,
    };
    if (until !== "send") return { client, entry: { report, dispatches: [] } };
    if (figures === "sample" && !use.sampleMails) return { client, obstacle: "sample_not_mailed" };
    const recipients = recipientsOf(client, contacts.get(client.id) ?? [], type);
    if (recipients.length === 0) return { client, obstacle: "no_recipients" };
    const sending = { clientId: client.id, type, periodStart: period.start, number: 0 };
    return { client, entry: { report, dispatches: requestDispatches({ newId, host }, sending, recipients) } };
  });
}
