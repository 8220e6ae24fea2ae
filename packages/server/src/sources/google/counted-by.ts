import type { Period } from "@agency/model/report/periods";
import { dayStart } from "@agency/model/time-zone";

/**
 * How far a source has counted a period.
 * @param settledAfter ms after the period's end until its numbers no longer change
 */
export function countedBy(
  period: Period,
  timeZone: string,
  settledAfter: number,
  now: Date,
): { isOver: boolean; isSettled: boolean } {
  const sinceEnd = now.getTime() - dayStart(period.end, 1, timeZone).getTime();
  return { isOver: sinceEnd >= 0, isSettled: sinceEnd >= settledAfter };
}
