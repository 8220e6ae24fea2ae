import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/queue/bell.ts";
import type { FiguresRepository } from "./figures-repository.ts";
import type { PeriodFigures } from "./period-figures.ts";
import type { Reading } from "./reading.ts";

export type KeepDependencies = {
  figures: Pick<FiguresRepository, "keep">;
  doorbell: Doorbell;
  clock: Clock;
  newId: NewId;
};

/** Figures of one client and period that came in: `final` and `author` are null when unknown. */
export type NewReading = Omit<Reading, "id" | "readAt">;

/**
 * Keeps figures that were typed, imported or read, all or nothing, in their order. The rules of which one stands are those of
 * `applyReading`. The prepared reports that show them are made again.
 * @returns the periods as they stand now, one for each client, type and period that has figures
 */
export async function keepFigures(
  { figures, doorbell, clock, newId }: KeepDependencies,
  readings: NewReading[],
): Promise<PeriodFigures[]> {
  const readAt = await clock();
  const { periods, refreshed } = await figures.keep(readings.map((reading) => ({ ...reading, id: newId(), readAt })));
  for (const id of refreshed) await doorbell("report", id);
  return periods;
}
