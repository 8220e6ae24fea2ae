import type { Language } from "@agency/content/settings";
import { languagesRead } from "@agency/model/report/comments";
import {
  type LookReason,
  lookKinds,
  lookReasons,
  missingComments,
  plainReason,
  unreadSections,
} from "@agency/model/report/look-reasons";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Snapshot } from "@agency/model/report/snapshot";
import { reportRecipients } from "../clients/client.ts";
import { clientsById, findContacts } from "../clients/store.ts";
import type { Database } from "../kit/db/database.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { countWork } from "../plan/store.ts";
import { approvedContents, seenReports } from "../reports/store.ts";
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
  const clientIds = entries.map(({ client }) => client.id);
  const before = precedingPeriod(reportType, period);
  const [snapshots, seen, languages, contentsBefore] = await Promise.all([
    workingSnapshots(database, reportIds),
    seenReports(database, reportIds),
    languagesOfReaders(database, clientIds, reportType),
    approvedContents(database, clientIds, { type: reportType, start: before.start }),
  ]);
  const usedToHaveLines = await countWork(database, reportType, {
    start: precedingPeriod(reportType, before).start,
    end: before.end,
  });
  const queued = entries.map((entry) => {
    const snapshot = snapshots.get(entry.reportId);
    const withoutLines = usedToHaveLines.has(entry.client.id) && snapshot?.work.length === 0;
    const reasons = reasonsFor(entry, snapshot, {
      withoutLines,
      read: languages.get(entry.client.id) ?? [],
      contentBefore: contentsBefore.get(entry.client.id),
    });
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
  {
    withoutLines,
    read,
    contentBefore,
  }: { withoutLines: boolean; read: Language[]; contentBefore: Snapshot | undefined },
): LookReason[] {
  return [
    ...(report?.doubtful ? [{ kind: "figures_doubtful", ...plainReason } as const] : []),
    ...(unread ? [{ kind: "source_unread", ...plainReason } as const] : []),
    ...(report?.undrawn ? [{ kind: "letters_missing", ...plainReason } as const] : []),
    ...(report?.sample ? [{ kind: "sample", ...plainReason } as const] : []),
    ...(snapshot ? lookReasons(snapshot) : []),
    ...(withoutLines ? [{ kind: "no_lines", ...plainReason } as const] : []),
    ...(snapshot && contentBefore ? unreadSections(snapshot, contentBefore) : []),
    ...(snapshot ? missingComments(snapshot, read) : []),
  ];
}
