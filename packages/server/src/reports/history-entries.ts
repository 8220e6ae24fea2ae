import { LRUCache } from "lru-cache";
import type { HistoryEntry } from "@agency/contracts/history";
import { isSample } from "@agency/model/report/snapshot";
import type { ApprovedReport, ReportRepository } from "./report-repository.ts";
import type { Revision } from "./revision.ts";

/** How many entries are kept. Each is some 300 bytes. */
const mostKept = 20_000;

type Kept = Omit<HistoryEntry, "emailSent">;

/** Reads what a list shows of approved reports. A revision is frozen, so its entry is made once. */
export function historyEntries(reports: Pick<ReportRepository, "revisionsOf">) {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  return async (list: ApprovedReport[]): Promise<HistoryEntry[]> => {
    const unknown = list.filter((report) => !kept.has(keyOf(report)));
    const revisions = await reports.revisionsOf(unknown);
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
