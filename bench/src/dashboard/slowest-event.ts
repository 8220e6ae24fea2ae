import { outermost, type Task, tasksOf, type TraceEvent } from "../lib/trace.ts";
import type { Interaction, Table } from "./interactions.ts";
import type { Dashboard } from "./open-dashboard.ts";

/** The slowest event of an interaction in ms: from the input to the frame that shows it, and of that the main thread's processor time. */
export type Slowest = { wall: number; processor: number };

/** An event lasts from its input to the frame that shows it, in ms. Those that make an interaction have an id. */
type Event = TraceEvent & { args: { name?: string; data?: { interactionId?: number; duration?: number } } };

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Measures one interaction on a page of its own, at a quarter of the processor. */
export async function slowestEvent(
  { browser, context }: Dashboard,
  { path }: Table,
  { before, act, scrolls }: Interaction,
): Promise<Slowest> {
  const page = await context.newPage();
  try {
    await page.goto(path);
    await page.locator("tr[data-index='12'] [data-row-focus]:visible").waitFor();
    await page.waitForLoadState("networkidle");
    await before?.(page);
    // Until the application is idle again.
    await page.waitForTimeout(1000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await browser.startTracing(page, { categories });
    await act(page);
    await page.waitForTimeout(1000);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
    return scrolls ? longestTask(traceEvents) : slowestOf(traceEvents);
  } finally {
    await page.close();
  }
}

function longestTask(trace: Event[]): Slowest {
  const main = trace.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasks = main.flatMap(({ pid, tid }) => turnsOf(trace, { pid, tid }));
  return {
    wall: Math.max(...tasks.map(({ dur }) => dur)) / 1000,
    processor: Math.max(...tasks.map(({ tdur }) => tdur)) / 1000,
  };
}

/** @throws RangeError without any event, which would count as a fast one */
function slowestOf(trace: Event[]): Slowest {
  const events = trace.filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.interactionId);
  if (events.length === 0) throw new RangeError("The trace has no interaction");
  const measured = events.map(({ ts, pid, tid, args: { data } }) => {
    const wall = data?.duration ?? Number.NaN;
    return { wall, processor: processorWithin(turnsOf(trace, { pid, tid }), { from: ts, until: ts + wall * 1000 }) };
  });
  return {
    wall: Math.max(...measured.map(({ wall }) => wall)),
    processor: Math.max(...measured.map(({ processor }) => processor)),
  };
}

/** Of a task that begins before or ends after, its part counts. */
function processorWithin(turns: Task[], { from, until }: { from: number; until: number }): number {
  const parts = turns.map(({ ts, dur, tdur }) => {
    const within = Math.min(ts + dur, until) - Math.max(ts, from);
    return (tdur * Math.max(0, within)) / dur;
  });
  return parts.reduce((sum, part) => sum + part, 0) / 1000;
}

/** What a thread did, one task after the other. */
function turnsOf(trace: Event[], thread: { pid: number; tid: number }): Task[] {
  const work = trace.filter(({ ph, pid, tid }) => ph === "X" && pid === thread.pid && tid === thread.tid);
  return outermost(tasksOf(work, /RunTask$/));
}
