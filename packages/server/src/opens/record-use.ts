import type { Clock } from "../kit/clock.ts";
import type { NewUse, UseRepository } from "./report-use.ts";

/** Uses of the same kind within this time are one, in ms: a reader reloads, and comes back from another tab. */
const oneUse = 30 * 60 * 1000;

/** Records what a client did with a report. */
export async function recordUse(
  { uses, clock }: { uses: Pick<UseRepository, "count">; clock: Clock },
  use: NewUse,
): Promise<void> {
  const now = await clock();
  await uses.count(use, { now, since: new Date(now.getTime() - oneUse) });
}
