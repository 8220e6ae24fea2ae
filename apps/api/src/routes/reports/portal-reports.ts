import { LRUCache } from "lru-cache";
import { reportSchema } from "@agency/contracts/reports/schemas";
import type { GeneratedReport, ReportRepository } from "@agency/core/reports/report-repository";
import { presentPortalReport } from "./report-presenter.ts";

/** How much text is kept, in characters: some ten thousand reports. */
const mostKept = 32 * 1024 * 1024;

/**
 * The JSON of generated reports for the portal. A report is frozen, so that its text is written once and kept while there is room;
 * only reports without a text are read as a whole.
 */
export function portalReports(reports: Pick<ReportRepository, "listGenerated" | "snapshots">) {
  const texts = new LRUCache<string, string>({ maxSize: mostKept, sizeCalculation: ({ length }) => length });
  return {
    /** A client's reports, newest first, as a JSON list. */
    listOf: async (clientId: string): Promise<string> => {
      const list = (await reports.listGenerated(clientId)).map((report) => ({ report, key: keyOf(report) }));
      const known = list.map(({ key }) => texts.get(key));
      const unknown = list.filter((_, index) => known[index] === undefined);
      const written =
        unknown.length === 0 ? new Map<string, string>() : await write(unknown.map(({ report }) => report));
      const all = list.flatMap(({ report, key }, index) => {
        const text = known[index] ?? written.get(report.id);
        if (text === undefined) return [];
        if (known[index] === undefined) texts.set(key, text);
        return [text];
      });
      return `[${all.join(",")}]`;
    },
  };

  async function write(list: GeneratedReport[]): Promise<Map<string, string>> {
    const snapshots = await reports.snapshots(list.map(({ id }) => id));
    return new Map(
      list.flatMap(({ id, comment, emailSent }) => {
        const snapshot = snapshots.get(id);
        // Deleted since the list was read. One that was generated again since gets its new content and, next time, a new key.
        if (!snapshot) return [];
        const report = presentPortalReport({ id }, { ...snapshot, comment }, emailSent);
        return [[id, JSON.stringify(reportSchema.parse(report))]];
      }),
    );
  }
}

function keyOf({ id, generatedAt, comment, emailSent }: GeneratedReport): string {
  return JSON.stringify([id, generatedAt.getTime(), emailSent, comment]);
}
