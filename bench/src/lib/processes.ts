import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";

/** Milliseconds of a clock tick in /proc, which is the same on every Linux. */
const tick = 10;

/** `time` and `ofEnded`: processor time in ms, its own, and that of children which have ended, with theirs. */
type Used = { parent: number; time: number; ofEnded: number };

/**
 * The processor time in ms that everything which this benchmark started has used so far: servers, product and reference, but not the
 * benchmark itself. Unlike a clock, it changes little on a busy machine. Linux only.
 */
export function processorTime(): number {
  // The servers are children of what started the benchmark.
  return [...processTree(process.ppid)]
    .filter(([pid]) => pid !== process.pid && pid !== process.ppid)
    .reduce((sum, [, { time }]) => sum + time, 0);
}

/** The processor time in ms that a process has used so far; NaN once it has ended. Linux only. */
export function readProcessorTime(pid: number | undefined): number {
  return usedBy(String(pid))?.time ?? Number.NaN;
}

/** The processor time in ms of a process and of all that it started, also of what has ended. Linux only. */
export function processorTimeOfTree(pid: number | undefined): number {
  return [...processTree(pid).values()].reduce((sum, { time, ofEnded }) => sum + time + ofEnded, 0);
}

/** The processor time in ms of all that this process started and that has ended. Linux only. */
export function processorTimeOfEnded(): number {
  return usedBy("self")?.ofEnded ?? Number.NaN;
}

/** The memory of a process in MB. Linux only. */
export async function processMemory({ pid }: { pid: number | undefined }): Promise<number> {
  return megabytes(await readFile(`/proc/${pid}/status`, "utf8"), "VmRSS");
}

/** The memory in MB of a process and all that it started; what some share is counted once. Linux only. */
export function memoryOfTree(pid: number | undefined): number {
  return [...processTree(pid).keys()].reduce((sum, one) => sum + (readMemory(one, "smaps_rollup", "Pss") ?? 0), 0);
}

/** The process of a tree that runs a program below a folder, such as `apps/api`. Linux only. */
export function processIn(tree: number | undefined, folder: string): { pid: number | undefined } {
  const runs = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(`${folder}/`);
  return { pid: [...processTree(tree).keys()].find(runs) };
}

/** How often `watchMemory` looks, in ms. */
const lookEvery = 250;

/**
 * Watches the memory of a process and all that it starts. Linux only.
 * @returns ends it: the peaks in MB of the largest process and of all together
 */
export function watchMemory(pid: number | undefined): () => { largest: number; together: number } {
  let [largest, together] = [0, 0];
  const look = () => {
    for (const one of processTree(pid).keys()) largest = Math.max(largest, readMemory(one, "status", "VmHWM") ?? 0);
    together = Math.max(together, memoryOfTree(pid));
  };
  const timer = setInterval(look, lookEvery);
  return () => {
    clearInterval(timer);
    return { largest, together };
  };
}

/** A process and all that descend from it. */
function processTree(pid: number | undefined): Map<number, Used> {
  const processes = new Map<number, Used>();
  for (const name of readdirSync("/proc")) {
    const used = /^\d+$/.test(name) ? usedBy(name) : null;
    if (used) processes.set(Number(name), used);
  }
  const within = (one: number): boolean => {
    if (one === pid) return true;
    const { parent = 0 } = processes.get(one) ?? {};
    return parent !== 0 && within(parent);
  };
  return new Map([...processes].filter(([one]) => within(one)));
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
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15);
    return { parent, time: (user + system) * tick, ofEnded: (userOfEnded + systemOfEnded) * tick };
  } catch {
    return null;
  }
}

/** @returns MB; null for a process that has ended */
function readMemory(pid: number, file: "status" | "smaps_rollup", field: "VmHWM" | "Pss"): number | null {
  try {
    // A process that has ended, but was not waited for, has no memory.
    return megabytes(readFileSync(`/proc/${pid}/${file}`, "utf8"), field) || null;
  } catch {
    return null;
  }
}

function megabytes(text: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? Number.NaN) / 1024;
}
