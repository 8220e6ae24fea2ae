import { doubtId } from "@agency/model/doubts";
import type { Client } from "../clients/client.ts";
import { confirmDoubts } from "../figures/change-figures.ts";
import { doubtsOfPeriod } from "../figures/doubted.ts";
import { doubtProblems } from "../figures/doubts.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Report } from "../reports/report.ts";
import { approveReport } from "../reports/review.ts";
import { missingReads } from "../sources/reads-store.ts";
import { unreadProblem } from "../sources/source.ts";

/** What somebody says of a report that they looked at. `confirmed` are answers to its doubts, and `source_unread` to go without a source. */
type Looked = { by: string; seen?: number | undefined; confirmed?: string[] | undefined };

/**
 * Approves a report that somebody looked at, once whatever is doubtful about it has an answer.
 * @throws Refusal figures_doubtful with the doubts, source_unread, and those of `approveReport`
 */
export async function approveReviewed(
  context: FiguresContext,
  client: Client,
  report: Report,
  { by, seen, confirmed = [] }: Looked,
): Promise<void> {
  const { database } = context;
  const { type: reportType, periodStart, periodEnd: end } = report;
  const key = { clientId: client.id, reportType, periodStart };
  const missing = (await missingReads(database, [client.id], reportType, { start: periodStart })).get(client.id);
  const problem = unreadProblem(missing?.unread ?? []);
  if (problem && !confirmed.includes("source_unread")) {
    const { source = "" } = problem.params;
    throw new Refusal("source_unread", { params: { source, start: periodStart, end } });
  }
  const { open } = await doubtsOfPeriod(database, key);
  const left = open.filter((doubt) => !confirmed.includes(doubtId(doubt)));
  if (left.length > 0) throw new Refusal("figures_doubtful", { fields: doubtProblems(left) });
  if (open.length > 0) await confirmDoubts(context, key, confirmed, by);
  await approveReport(context, report, { by, seen });
}
