/** An event of Chromium's trace: times in µs, `tdur` of them on the processor. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

export type Task = { ts: number; dur: number; tdur: number };

/** The tasks with a name, such as each turn of a thread. */
export function namedTasks(work: readonly TraceEvent[], name: RegExp): Task[] {
  return work.flatMap(({ name: own, ts, dur = 0, tdur = dur }) =>
    name.test(own) && dur > 0 ? [{ ts, dur, tdur }] : [],
  );
}

/** A task that runs within another is part of it. */
export function outermost(tasks: readonly Task[]): Task[] {
  const kept: Task[] = [];
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const last = kept.at(-1);
    if (!last || task.ts >= last.ts + last.dur) kept.push(task);
  }
  return kept;
}
