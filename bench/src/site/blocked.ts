import { outermost, type Task, tasksOf, type TraceEvent } from "../lib/trace.ts";

const slowdown = 4;
/** Lighthouse's Lantern has a task with a layout in it slow down half as much as the rest (`layoutTaskMultiplier`). */
const slowdownOfLayout = slowdown / 2;
const longAfter = 50;

/**
 * Total blocking time in ms as Lighthouse defines it (what the tasks last beyond 50 ms each, at a quarter of the processor),
 * but of the time that they were on the processor: a machine that is shared takes it away in the middle of a task, which
 * says nothing of the page. It counts from the navigation on: Lighthouse begins at the first paint that it simulates, which
 * often comes before the tasks that painted. NaN when nothing was painted.
 */
export function blockedOnProcessor(trace: readonly TraceEvent[]): number {
  const painted = trace.findLast(({ name }) => name === "firstContentfulPaint");
  const begun = trace.findLast(
    ({ name, pid, ts }) => name === "navigationStart" && pid === painted?.pid && ts < painted.ts,
  );
  if (!painted || !begun) return Number.NaN;
  const work = trace.filter(({ ph, pid, tid }) => ph === "X" && pid === painted.pid && tid === painted.tid);
  const layouts = tasksOf(work, /^Layout$/);
  const hasLayout = (task: Task) => layouts.some(({ ts }) => ts >= task.ts && ts < task.ts + task.dur);
  return outermost(tasksOf(work, /RunTask$/))
    .filter(({ ts }) => ts >= begun.ts)
    .reduce((sum, task) => {
      const slow = hasLayout(task) ? slowdownOfLayout : slowdown;
      return sum + Math.max(0, (slow * task.tdur) / 1000 - longAfter);
    }, 0);
}
