import type { AccountKind } from "@agency/model/connections";
import { periodStarting } from "@agency/model/report/periods";
import type { PeriodFigures, PeriodKey } from "../figures/figures.ts";
import { allDeleted } from "../figures/reading.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import { figuresOfPeriods, keepReadings, lockClients } from "../figures/store.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { reportsOfPeriod } from "../reports/store.ts";
import { readingKinds, startAgain } from "../sources/reads-store.ts";
import { mailedRevisions } from "./store.ts";

/** The effects of deleting the figures of a period. */
type Deletion = {
  period: PeriodFigures;
  /** The sources that read it again. */
  readAgain: AccountKind[];
  /** Its report. What was approved stays. */
  report: { id: string; revision: number; sentAt: Date | null } | null;
};

/** @throws Refusal figures_not_found */
export async function describeDeletion(database: Database, key: PeriodKey): Promise<Deletion> {
  const { clientId, reportType, periodStart } = key;
  const bounds = periodStarting(reportType, periodStart);
  const [period] = await figuresOfPeriods(database, [key]);
  if (!period || !bounds) throw new Refusal("figures_not_found");
  const [readAgain, [report]] = await Promise.all([
    readingKinds(database, key),
    reportsOfPeriod(database, [clientId], reportType, bounds),
  ]);
  if (!report) return { period, readAgain, report: null };
  const sent = [...(await mailedRevisions(database, report.id)).values()].toSorted((a, b) => b.getTime() - a.getTime());
  return { period, readAgain, report: { id: report.id, revision: report.revision, sentAt: sent[0] ?? null } };
}

/**
 * Deletes the figures of a period, whoever gave them. The client's sources read it again; what was typed or imported is gone. The readings
 * stay, with one more that says who deleted the figures.
 * @param seen when the figures were changed last, as they were shown to who deletes them
 * @throws Refusal figures_not_found, or figures_changed when they are others by now
 */
export async function deletePeriod(
  context: FiguresContext,
  key: PeriodKey,
  { seen, by }: { seen: Date; by: string },
): Promise<void> {
  const { database, bell, clock, newId } = context;
  if ((await figuresOfPeriods(database, [key])).length === 0) throw new Refusal("figures_not_found");
  const reading = {
    ...key,
    id: newId(),
    kind: "typed" as const,
    readAt: await clock(),
    detail: null,
    author: by,
    final: null,
    figures: allDeleted,
  };
  const refreshed = await database.write(async (transaction) => {
    await lockClients(transaction, database.kind, [key]);
    const [current] = await figuresOfPeriods({ manager: transaction }, [key]);
    if (current?.updatedAt.getTime() !== seen.getTime()) return null;
    const kept = await keepReadings(context, transaction, [reading]);
    await startAgain(context, transaction, key);
    return kept.refreshed;
  });
  if (!refreshed) throw new Refusal("figures_changed");
  for (const id of refreshed) await bell.ring("report", id);
}
