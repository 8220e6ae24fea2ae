import { readFileSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One line of a benchmark's table. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** The reference value of the same run; null for a figure with its own goal. */
  reference: number | null;
  /** The largest ratio to the reference, or the largest value where there is none. */
  goal: number;
  /** Set when more is better, as for requests per second: the goal is the smallest ratio. */
  atLeast?: true;
};

/** Prints the figures and writes them to `bench/results/<name>.json`. @returns whether every goal was met */
export async function report(name: string, figures: readonly Figure[]): Promise<boolean> {
  const rows = figures.map((figure) => {
    const ratio = figure.reference === null ? null : figure.value / figure.reference;
    const reached = ratio ?? figure.value;
    return { ...figure, ratio, met: figure.atLeast ? reached >= figure.goal : reached <= figure.goal };
  });
  console.table(
    rows.map(({ name: figure, value, unit, reference, ratio, goal, atLeast, met }) => ({
      figure,
      value: `${round(value)} ${unit}`,
      reference: reference === null ? "" : `${round(reference)} ${unit}`,
      ratio: ratio === null ? "" : round(ratio),
      goal: `${atLeast ? ">=" : "<="} ${goal} ${ratio === null ? unit : "x"}`,
      met,
    })),
  );
  const folder = join(import.meta.dirname, "../../results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
  return rows.every(({ met }) => met);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The percentile by the nearest rank. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** How often each side is measured. */
const rounds = 5;

/** Measures both sides in turns, so that other load affects both. */
export async function inTurns<T>(
  own: () => Promise<T>,
  reference: () => Promise<T>,
): Promise<{ own: T[]; reference: T[] }> {
  const measured: { own: T[]; reference: T[] } = { own: [], reference: [] };
  // An unmeasured run first, because both sides still compile.
  await own();
  await reference();
  for (let turn = 0; turn < rounds; turn += 1) {
    measured.own.push(await own());
    measured.reference.push(await reference());
  }
  return measured;
}

export function median<T>(measured: readonly T[], read: (one: T) => number): number {
  return percentile(measured.map(read), 50);
}

/** Milliseconds of a clock tick in /proc, which is the same on every Linux. */
const tick = 10;

type Used = { parent: number; time: number };

/**
 * The processor time in ms that everything which this benchmark started has used so far: servers, product and reference, but not the
 * benchmark itself. Unlike a clock, it changes little on a busy machine. Linux only.
 */
export function processorTime(): number {
  const processes = new Map<number, Used>();
  for (const name of readdirSync("/proc")) {
    const used = /^\d+$/.test(name) ? usedBy(name) : null;
    if (used) processes.set(Number(name), used);
  }
  // The servers are children of what started the benchmark.
  const within = (pid: number): boolean => {
    if (pid === process.ppid) return true;
    const { parent = 0 } = processes.get(pid) ?? {};
    return parent !== 0 && within(parent);
  };
  return [...processes]
    .filter(([pid]) => pid !== process.pid && pid !== process.ppid && within(pid))
    .reduce((sum, [, { time }]) => sum + time, 0);
}

/** The processor time in ms that a process has used so far; NaN once it has ended. Linux only. */
export function processorTimeOf(pid: number | undefined): number {
  return usedBy(String(pid))?.time ?? Number.NaN;
}

function usedBy(pid: string): Used | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name in parentheses may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0] = fields.slice(11, 13);
    return { parent, time: (user + system) * tick };
  } catch {
    return null;
  }
}

/** The memory of a process in MB. Linux only. */
export async function memoryOf({ pid }: { pid: number | undefined }): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
