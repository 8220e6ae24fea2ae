import { LRUCache } from "lru-cache";
import { reportSchema } from "@agency/contracts/reports";
import type { Database } from "../kit/db/database.ts";
import { type ApprovedReport, listApproved } from "../reports/list-approved.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import { revisionsOf } from "../reports/store.ts";

/** How much text is kept, in characters: some ten thousand reports. */
const mostKept = 32 * 1024 * 1024;

/**
 * The JSON of approved reports for the portal. A revision is frozen, so that its text is written once and kept while there is
 * room; only reports without a text are read as a whole.
 */
export function portalReports(database: Database) {
  const texts = new LRUCache<string, string>({ maxSize: mostKept, sizeCalculation: ({ length }) => length });
  /** A client's reports, newest first, as a JSON list. */
  return async (clientId: string, limit?: number): Promise<string> => {
    const list = await listApproved(database, clientId, limit === undefined ? undefined : { limit, offset: 0 });
    const known = list.map((report) => texts.get(keyOf(report)));
    const unknown = list.filter((_, index) => known[index] === undefined);
    const written = await write(unknown);
    const all = list.flatMap((report, index) => {
      const text = known[index] ?? written.get(report.id);
      if (text === undefined) return [];
      if (known[index] === undefined) texts.set(keyOf(report), text);
      return [text];
    });
    return `[${all.join(",")}]`;
  };

  async function write(list: ApprovedReport[]): Promise<Map<string, string>> {
    const revisions = await revisionsOf(database, list);
    return new Map(
      list.flatMap((approved) => {
        const revision = revisions.get(approved.id);
        // Deleted since the list was read.
        if (!revision) return [];
        const report = presentPortalReport({ ...approved, snapshot: revision.snapshot });
        return [[approved.id, JSON.stringify(reportSchema.parse(report))]];
      }),
    );
  }
}

function keyOf({ id, revision, emailSent }: ApprovedReport): string {
  return JSON.stringify([id, revision, emailSent]);
}
