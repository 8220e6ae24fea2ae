import { stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const path = join(tmpdir(), "agency-worker-alive");

/** Records, for the container's health check, that this worker runs and reaches its database. */
export function noteAlive(): Promise<void> {
  return writeFile(path, "");
}

/** Whether the last record is at most this old, in ms. */
export async function wasAlive(within: number, now: number): Promise<boolean> {
  const noted = await stat(path).catch(() => null);
  return noted !== null && now - noted.mtimeMs < within;
}
