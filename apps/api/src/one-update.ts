import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { CommandError } from "./cli/context.ts";
import type { Installation } from "./installation.ts";

/** An update between two releases, of which some services may run the one and some the other. */
export type Switch = { from: string; to: string };

const switchSchema = z.object({ from: z.string(), to: z.string() });

/** Where an update writes who it is and what it does: in a folder that only one can make. */
const updatePlaces = ({ home }: Installation) => ({
  lock: join(home, ".updating"),
  process: join(home, ".updating/process"),
  step: join(home, ".updating/switch.json"),
  failure: join(home, ".update-failed"),
});

/** When the last update failed and why, for whom lost the connection meanwhile; null where it did not. */
export function lastFailure(installation: Installation): string | null {
  const { failure } = updatePlaces(installation);
  return existsSync(failure) ? readFileSync(failure, "utf8") : null;
}

/** @throws CommandError while an update runs, which restarts services on the database */
export function requireNoUpdate(installation: Installation): void {
  const other = runningUpdate(installation);
  if (other === null) return;
  throw new CommandError(`An update is running, as process ${other}. \`agency status\` shows how far it is.`);
}

/** Writes down what is about to be switched, for an update that is cut off. */
export function note(installation: Installation, step: Switch): void {
  writeFileSync(updatePlaces(installation).step, JSON.stringify(step));
}

/** Every service runs the same release again, the new one or the old one. */
export function settle(installation: Installation): void {
  rmSync(updatePlaces(installation).step, { force: true });
}

export function isSettled(installation: Installation): boolean {
  return !existsSync(updatePlaces(installation).step);
}

/** The update that was killed, lost its machine's power, or failed on both ways, while it switched; null where none was. */
export function cutOff(installation: Installation): Switch | null {
  const { step } = updatePlaces(installation);
  if (isSettled(installation) || runningUpdate(installation) !== null) return null;
  return switchSchema.parse(JSON.parse(readFileSync(step, "utf8")));
}

/** What to type after it. */
export function inWordsCutOff({ from, to }: Switch): string {
  return (
    `An update from ${from} to ${to} was cut off, and services may run either. Go on: agency update ${to}.tar.gz. ` +
    "Or go back: agency update --undo"
  );
}

/** The process of the update that runs now; null where none does. */
export function runningUpdate(installation: Installation): number | null {
  const { process: file } = updatePlaces(installation);
  const [id, began] = existsSync(file) ? readFileSync(file, "utf8").split(" ").map(Number) : [];
  return id !== undefined && began !== undefined && processStart(id) === began ? id : null;
}

/** When a process began, in the kernel's ticks since it started, so that another one with its number is another; null where there is none. */
function processStart(id: number): number | null {
  const file = `/proc/${id}/stat`;
  if (!existsSync(file)) return null;
  const stat = readFileSync(file, "utf8");
  // The name in parentheses may contain anything.
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
}

/**
 * Runs one update at a time.
 * @param work gets the update before that was cut off while it switched
 */
export async function alone(installation: Installation, work: (cut: Switch | null) => Promise<void>): Promise<void> {
  const { lock, process: file, failure } = updatePlaces(installation);
  requireNoUpdate(installation);
  const cut = cutOff(installation);
  await rm(lock, { recursive: true, force: true });
  // Of two at the same moment, one makes it.
  await mkdir(lock);
  writeFileSync(file, `${process.pid} ${processStart(process.pid)}`);
  if (cut) note(installation, cut);
  rmSync(failure, { force: true });
  try {
    await work(cut);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeFileSync(failure, `${new Date().toISOString()}: ${reason}`);
    throw error;
  } finally {
    // What is not settled stays written down for the next update, also where that could not begin.
    await rm(isSettled(installation) ? lock : file, { recursive: true });
  }
}
