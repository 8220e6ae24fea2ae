import { mkdir, writeFile } from "node:fs/promises";
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
  /** Set when the goal is the largest value, although there is a reference. */
  absolute?: true;
};

/** Prints the figures and writes them to `bench/results/<name>.json`. @returns whether every goal was met */
export async function report(name: string, figures: readonly Figure[]): Promise<boolean> {
  const rows = figures.map((figure) => {
    const ratio = figure.reference === null ? null : figure.value / figure.reference;
    const ofValue = ratio === null || figure.absolute === true;
    const reached = ofValue ? figure.value : ratio;
    return { ...figure, ratio, ofValue, met: figure.atLeast ? reached >= figure.goal : reached <= figure.goal };
  });
  console.table(
    rows.map(({ name: figure, value, unit, reference, ratio, ofValue, goal, atLeast, met }) => ({
      figure,
      value: `${round(value)} ${unit}`,
      reference: reference === null ? "" : `${round(reference)} ${unit}`,
      ratio: ratio === null ? "" : round(ratio),
      goal: `${atLeast ? ">=" : "<="} ${goal} ${ofValue ? unit : "x"}`,
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
