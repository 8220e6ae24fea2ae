import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "../clients/client.ts";
import { recipientsOf } from "../clients/contact.ts";
import { contactsOf } from "../clients/store.ts";
import type { FiguresKnown } from "../figures/read-figures.ts";
import type { NewId } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { Refusal } from "../kit/refusal.ts";
import { requestDispatches } from "../sending/dispatch-requests.ts";
import { type UnreadSources, unreadProblem } from "../sources/unread-source.ts";
import type { ReportEntry, ReportRepository } from "./report-repository.ts";

type Dependencies = {
  reports: Pick<ReportRepository, "requestAll">;
  database: Database;
  figuresKnown: FiguresKnown;
  unreadSources: UnreadSources;
  /** Whether reports of sample figures may be emailed. */
  sampleMails: boolean;
  doorbell: Doorbell;
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

export type ReportAsk = {
  type: ReportType;
  period: Period;
  /** The staff's comment; empty clears it, undefined keeps it. */
  comment?: string | undefined;
  /** `prepare` leaves the report for the staff's review; `approve` shows it to the client; `send` emails it as well, once. */
  until: "prepare" | "approve" | "send";
  /** The username of who asks; null when the product does by itself. */
  by: string | null;
};

/** Why a report cannot be requested. */
export type Obstacle = "no_figures" | "no_recipients" | "sample_not_mailed" | "source_unread";

export type RequestedReport = { client: Client; reportId: string } | Hindered;

/** `source` is the name of the source that was not read. */
type Hindered = { client: Client; obstacle: Obstacle; source?: string };

/**
 * Requests a report of one client. A repeated request refreshes the same report.
 * @returns the report's id
 * @throws Refusal no_figures, no_recipients, sample_not_mailed or source_unread
 */
export async function requestReport(dependencies: Dependencies, client: Client, ask: ReportAsk): Promise<string> {
  const [requested] = await requestReports(dependencies, [client], ask);
  if (!requested) throw new Error("A request was lost");
  if ("obstacle" in requested) {
    throw new Refusal(requested.obstacle, { params: { ...ask.period, source: requested.source ?? "" } });
  }
  return requested.reportId;
}

/**
 * Requests the reports of one period for many clients.
 * @returns one entry for each client, in their order
 */
export async function requestReports(
  dependencies: Dependencies,
  clients: Client[],
  ask: ReportAsk,
): Promise<RequestedReport[]> {
  const { reports, doorbell } = dependencies;
  const planned = await plan(dependencies, clients, ask);
  const entries = planned.flatMap((one) => ("entry" in one ? [one.entry] : []));
  const stored = await reports.requestAll(entries);
  // The worker rings for the dispatches once their reports are generated.
  for (const { reportId } of stored) await doorbell("report", reportId);
  const reportIds = new Map(
    entries.map(({ report }, index) => [report.clientId, stored[index]?.reportId ?? report.id]),
  );
  return planned.map((one) =>
    "entry" in one ? { client: one.client, reportId: reportIds.get(one.client.id) ?? one.entry.report.id } : one,
  );
}

type Planned = { client: Client; entry: ReportEntry } | Hindered;

async function plan(dependencies: Dependencies, clients: Client[], ask: ReportAsk): Promise<Planned[]> {
  const { figuresKnown, unreadSources, sampleMails, newId } = dependencies;
  const { type, period, comment, until, by } = ask;
  const ids = clients.map(({ id }) => id);
  // What the staff prepare, they review: they may approve it without a source.
  const reviewed = until === "prepare" && by !== null;
  const [known, unread, contacts] = await Promise.all([
    figuresKnown(ids, type, period),
    unreadSources(ids, type, period),
    until === "send" ? contactsOf(dependencies.database, ids) : new Map(),
  ]);
  return clients.map((client): Planned => {
    const figures = known.get(client.id);
    const missing = unreadProblem(unread.get(client.id) ?? []);
    if (missing && !(reviewed && figures))
      return { client, obstacle: "source_unread", source: missing.params["source"] ?? "" };
    if (!figures) return { client, obstacle: "no_figures" };
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
    if (figures === "sample" && !sampleMails) return { client, obstacle: "sample_not_mailed" };
    const recipients = recipientsOf(client, contacts.get(client.id) ?? [], type);
    if (recipients.length === 0) return { client, obstacle: "no_recipients" };
    const sending = { clientId: client.id, type, periodStart: period.start, number: 0 };
    return { client, entry: { report, dispatches: requestDispatches(dependencies, sending, recipients) } };
  });
}
