import type { AccountKind } from "@agency/model/connections";
import { periodStarting } from "@agency/model/report/periods";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import type { Doorbell } from "../kit/queue/bell.ts";
import { Refusal } from "../kit/refusal.ts";
import { reportsOfPeriod } from "../reports/store.ts";
import { mailedRevisions } from "../sending/store.ts";
import type { ReadRepository } from "../sources/read-repository.ts";
import type { FiguresRepository, PeriodKey } from "./figures-repository.ts";
import type { PeriodFigures } from "./period-figures.ts";
import { allDeleted } from "./reading.ts";

type Describing = {
  figures: Pick<FiguresRepository, "ofPeriods">;
  reads: Pick<ReadRepository, "readersOf">;
  database: Database;
};

/** What deleting the figures of a period does. */
export type Deletion = {
  period: PeriodFigures;
  /** The sources that read it again. */
  readAgain: AccountKind[];
  /** Its report. What was approved stays. */
  report: { id: string; revision: number; sentAt: Date | null } | null;
};

/** @throws Refusal figures_not_found */
export async function describeDeletion({ figures, reads, database }: Describing, key: PeriodKey): Promise<Deletion> {
  const { clientId, reportType, periodStart } = key;
  const bounds = periodStarting(reportType, periodStart);
  const [period] = await figures.ofPeriods([key]);
  if (!period || !bounds) throw new Refusal("figures_not_found");
  const [readAgain, [report]] = await Promise.all([
    reads.readersOf(key),
    reportsOfPeriod(database, [clientId], reportType, bounds),
  ]);
  if (!report) return { period, readAgain, report: null };
  const sent = [...(await mailedRevisions(database, report.id)).values()].toSorted((a, b) => b.getTime() - a.getTime());
  return { period, readAgain, report: { id: report.id, revision: report.revision, sentAt: sent[0] ?? null } };
}

type Deleting = {
  figures: Pick<FiguresRepository, "ofPeriods" | "delete">;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
};

/**
 * Deletes the figures of a period, whoever gave them. The client's sources read it again; what was typed or imported is gone. The readings
 * stay, with one more that says who deleted the figures.
 * @param seen when the figures were changed last, as they were shown to who deletes them
 * @throws Refusal figures_not_found, or figures_changed when they are others by now
 */
export async function deletePeriod(
  { figures, doorbell, clock, newId }: Deleting,
  key: PeriodKey,
  { seen, by }: { seen: Date; by: string },
): Promise<void> {
  if ((await figures.ofPeriods([key])).length === 0) throw new Refusal("figures_not_found");
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
  const refreshed = await figures.delete(reading, seen);
  if (!refreshed) throw new Refusal("figures_changed");
  for (const id of refreshed) await doorbell("report", id);
}
