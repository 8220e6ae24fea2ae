import { startTransition, useLayoutEffect, useState } from "react";

/** Rows rendered beyond each edge of the window, so that scrolling shows no gaps. */
const beyond = 8;
/** The rendered rows change in steps of this many, so that not every pixel renders. */
const step = 4;

/** The indexes of the first and the last row. */
export type RowRange = { first: number; last: number };

/** Which of a table's rows of the same height are in sight, while the page scrolls. */
export function useRowsInSight(body: HTMLElement | null, count: number, rowHeight: number): RowRange {
  const [range, setRange] = useState<RowRange>({ first: 0, last: 2 * beyond });
  useLayoutEffect(() => {
    if (!body) return undefined;
    const measure = () => {
      const above = -body.getBoundingClientRect().top;
      const inStep = (row: number) => Math.floor(row / step) * step;
      const first = Math.max(0, inStep(above / rowHeight) - beyond);
      const last = inStep((above + window.innerHeight) / rowHeight) + step + beyond;
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    measure();
    // Rows beyond the edges are rendered already, so the frame need not wait for others.
    const measureLater = () => startTransition(measure);
    const observer = new ResizeObserver(measureLater);
    observer.observe(document.body);
    window.addEventListener("scroll", measureLater, { passive: true });
    window.addEventListener("resize", measureLater);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measureLater);
      window.removeEventListener("resize", measureLater);
    };
  }, [body, rowHeight]);
  const last = Math.min(range.last, count - 1);
  return { first: Math.min(range.first, Math.max(0, last - 2 * beyond)), last };
}
