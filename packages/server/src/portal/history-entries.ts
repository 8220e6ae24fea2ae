import { LRUCache } from "lru-cache";
import type { HistoryEntry } from "@agency/contracts/history";
import { isSample } from "@agency/model/report/snapshot";
import type { Database } from "../kit/db/database.ts";
import type { ApprovedReport } from "../reports/list-approved.ts";
import type { Revision } from "../reports/revision.ts";
import { revisionsOf } from "../reports/store.ts";

/** How many entries are kept. Each is some 300 bytes. */
const mostKept = 20_000;

type Kept = Omit<HistoryEntry, "emailSent">;

/** Reads what a list shows of approved reports. A revision is frozen, so its entry is made once. */
export function historyEntries(database: Database) {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  return async (list: ApprovedReport[]): Promise<HistoryEntry[]> => {
    const unknown = list.filter((report) => !kept.has(keyOf(report)));
    const revisions = await revisionsOf(database, unknown);
    for (const report of unknown) {
      const revision = revisions.get(report.id);
      if (revision) kept.set(keyOf(report), entryOf(revision));
    }
    return list.flatMap((report) => {
      const entry = kept.get(keyOf(report));
      return entry ? [{ ...entry, emailSent: report.emailSent }] : [];
    });
  };
}

function keyOf({ id, revision }: ApprovedReport): string {
  return `${id} ${revision}`;
}

function entryOf({ reportId, number, snapshot }: Revision): Kept {
  const { type, period, generatedAt, figures } = snapshot;
  return {
    id: reportId,
    reportType: type,
    reportPeriod: period,
    generatedAt: generatedAt.toISOString(),
    revision: number,
    sample: isSample(snapshot),
    totalVisitors: figures.totalVisitors,
    totalLeads: figures.totalLeads,
  };
}
