import type { Language } from "@agency/content/settings";
import { languagesRead } from "@agency/model/report/comments";
import { type LookReason, lookKinds, lookReasons, missingComments } from "@agency/model/report/look-reasons";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { reportRecipients } from "../clients/client.ts";
import { clientsById, findContacts } from "../clients/store.ts";
import type { Database } from "../kit/db/database.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { countWork } from "../plan/store.ts";
import { seenReports } from "../reports/store.ts";
import { type BoardEntry, sortedClients, withLives } from "./read-board.ts";
import { workingSnapshots } from "./store.ts";

/** A prepared report with why to look at it closely. */
export type QueuedReport = BoardEntry & { reportId: string; seen: boolean; reasons: LookReason[] };

/** The prepared reports of a period: those to look at closely first, by how grave that is, then the others by name. */
export async function readQueue(
  database: Database,
  { scope, reportType, period, now }: { scope: Scope; reportType: ReportType; period: Period; now: Date },
): Promise<QueuedReport[]> {
  const asked = { scope, reportType, period, now, sort: "name", order: "asc" } as const;
  const { clients } = await sortedClients(database, asked);
  const entries = (await withLives(database, clients, asked)).flatMap((entry) => {
    const { report } = entry.known;
    return report?.preparedAt && report.state === "done" ? [{ ...entry, reportId: report.id }] : [];
  });
  const reportIds = entries.map(({ reportId }) => reportId);
  const [snapshots, seen, languages] = await Promise.all([
    workingSnapshots(database, reportIds),
    seenReports(database, reportIds),
    languagesOfReaders(
      database,
      entries.map(({ client }) => client.id),
      reportType,
    ),
  ]);
  const before = precedingPeriod(reportType, period);
  const usedToHaveLines = await countWork(database, reportType, {
    start: precedingPeriod(reportType, before).start,
    end: before.end,
  });
  const queued = entries.map((entry) => {
    const snapshot = snapshots.get(entry.reportId);
    const withoutLines = usedToHaveLines.has(entry.client.id) && snapshot?.work.length === 0;
    const reasons = reasonsFor(entry, snapshot, { withoutLines, read: languages.get(entry.client.id) ?? [] });
    return { ...entry, seen: seen.has(entry.reportId), reasons };
  });
  const rank = ({ reasons: [first] }: QueuedReport) => (first ? lookKinds.indexOf(first.kind) : lookKinds.length);
  return queued.toSorted((one, other) => rank(one) - rank(other));
}

/** The languages in which clients and their recipients read a report, by the ids of the clients. */
async function languagesOfReaders(
  database: Database,
  clientIds: string[],
  type: ReportType,
): Promise<Map<string, Language[]>> {
  const [clients, contacts] = await Promise.all([clientsById(database, clientIds), findContacts(database, clientIds)]);
  return new Map(
    clients.map((client) => {
      const recipients = reportRecipients(client, contacts.get(client.id) ?? [], type);
      return [client.id, languagesRead(client.language, recipients)];
    }),
  );
}

function reasonsFor(
  { known: { report, unread } }: BoardEntry,
  snapshot: Snapshot | undefined,
  { withoutLines, read }: { withoutLines: boolean; read: Language[] },
): LookReason[] {
  const plain = { figure: null, value: null, against: null, language: null };
  return [
    ...(report?.doubtful ? [{ kind: "figures_doubtful", ...plain } as const] : []),
    ...(unread ? [{ kind: "source_unread", ...plain } as const] : []),
    ...(report?.undrawn ? [{ kind: "letters_missing", ...plain } as const] : []),
    ...(report?.sample ? [{ kind: "sample", ...plain } as const] : []),
    ...(snapshot ? lookReasons(snapshot) : []),
    ...(withoutLines ? [{ kind: "no_lines", ...plain } as const] : []),
    ...(snapshot ? missingComments(snapshot, read) : []),
  ];
}
