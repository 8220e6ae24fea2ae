import type { ChartBar } from "./layout.ts";

/** The index of the bar nearest to a place, in pixels from the left of the drawing; null without bars. */
export function barAt(bars: readonly Pick<ChartBar, "x" | "width">[], x: number): number | null {
  const distances = bars.map((bar) => Math.abs(bar.x + bar.width / 2 - x));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest === -1 ? null : nearest;
}

/**
 * The bar that a key leads to from the one that is read, the newest when none is; null closes. Undefined for any other key.
 */
export function barForKey(key: string, read: number | null, count: number): number | null | undefined {
  const last = count - 1;
  const from = read ?? last;
  if (key === "Escape") return read === null ? undefined : null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, from - 1);
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(last, from + 1);
  return undefined;
}
