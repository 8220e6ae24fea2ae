import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Adds up the memory of every process of the account `agency`, again and again. Shared memory counts once. */
export function watchMemory(): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, megabytesNow())), 300);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function megabytesNow(): number {
  const pids = execFileSync("bash", ["-c", "pgrep -u agency || true"], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  return Math.round(pids.reduce((sum, pid) => sum + kilobytesOf(pid), 0) / 1024);
}

function kilobytesOf(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    // It has ended.
    return 0;
  }
}
