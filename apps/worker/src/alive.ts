import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Environment } from "@agency/server/kit/environment";

type Place = Pick<Environment, "DATA_DIR" | "WORKER_NAME">;

/** One file for each worker, in its own installation's data: another one must not answer for it. */
function signPath({ DATA_DIR, WORKER_NAME }: Place): string {
  return join(DATA_DIR, "workers", WORKER_NAME ?? hostname());
}

/** Records, for a health check, that this worker runs and reaches its database. */
export async function noteAlive(place: Place): Promise<void> {
  const path = signPath(place);
  await mkdir(join(place.DATA_DIR, "workers"), { recursive: true, mode: 0o700 });
  await writeFile(path, "", { mode: 0o600 });
}

/** The worker stopped as it was asked to. */
export function noteStopped(place: Place): Promise<void> {
  return rm(signPath(place), { force: true });
}

/** Whether the last record is at most this old, in ms. */
export async function wasAlive(place: Place, within: number, now: number): Promise<boolean> {
  const noted = await stat(signPath(place)).catch(() => null);
  return noted !== null && now - noted.mtimeMs < within;
}
