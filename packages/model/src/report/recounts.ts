import { isComparable, type Measure } from "../measures.ts";
import { type Period, precedingPeriod } from "./periods.ts";
import type { HistoryFigure, HistoryPoint, Snapshot } from "./snapshot.ts";

/** Since when a figure is counted differently, and how. */
export type Recount = { since: Period; now: Measure; before: Measure };

/** Where a figure begins to be counted differently, oldest first. A period of which nobody stated how changes nothing. */
export function findRecounts(history: HistoryPoint[], figure: HistoryFigure): Recount[] {
  const recounts: Recount[] = [];
  let before: Measure | null = null;
  for (const point of history) {
    const now = measureAt(point, figure);
    if (now === null) continue;
    if (before !== null && now !== before) recounts.push({ since: point, now, before });
    before = now;
  }
  return recounts;
}

/** Why two periods of a history cannot be compared in a figure; null when they can. */
export function recountBetween(
  history: HistoryPoint[],
  figure: HistoryFigure,
  later: HistoryPoint,
  earlier: HistoryPoint,
): Recount | null {
  const [now, before] = [measureAt(later, figure), measureAt(earlier, figure)];
  if (now === null || before === null || isComparable(now, before)) return null;
  const recounts = findRecounts(history, figure).filter(
    ({ since }) => since.start > earlier.start && since.start <= later.start,
  );
  return { since: recounts.at(-1)?.since ?? later, now, before };
}

/** Why a report's figure cannot be compared with that of the period before; null when it can. */
export function reportRecount(
  snapshot: Pick<Snapshot, "type" | "period" | "history" | "origins">,
  figure: HistoryFigure | "averagePosition",
): Recount | null {
  const { type, period, history, origins } = snapshot;
  if (figure !== "averagePosition") {
    const at = (start: string) => history.find((point) => point.start === start);
    const [own, earlier] = [at(period.start), at(precedingPeriod(type, period).start)];
    return own && earlier ? recountBetween(history, figure, own, earlier) : null;
  }
  const [now, before] = [origins.current[figure]?.measure ?? null, origins.compared[figure]?.measure ?? null];
  if (now === null || before === null || isComparable(now, before)) return null;
  return { since: period, now, before };
}

/** How a figure was counted in a period; null where it is unknown, or nobody stated it. */
function measureAt(point: HistoryPoint, figure: HistoryFigure): Measure | null {
  return point[figure] === null ? null : (point.measures?.[figure] ?? null);
}
