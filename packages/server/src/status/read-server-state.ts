import { readFile, rename, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../kit/environment.ts";
import type { ServerState } from "./server-state.ts";

/** In DATA_DIR: the moment of the last backup. */
const backupNote = "last-backup";

/**
 * What this machine says of itself.
 * @throws Error when DATA_DIR cannot be read
 */
export async function readServerState({
  DATA_DIR,
  PUBLIC_URL,
}: Pick<Environment, "DATA_DIR" | "PUBLIC_URL">): Promise<ServerState> {
  const [disk, noted] = await Promise.all([
    statfs(DATA_DIR),
    readFile(join(DATA_DIR, backupNote), "utf8").catch(() => ""),
  ]);
  const lastBackupAt = new Date(noted.trim());
  return {
    freeBytes: disk.bavail * disk.bsize,
    lastBackupAt: Number.isNaN(lastBackupAt.getTime()) ? null : lastBackupAt,
    isPublic: PUBLIC_URL.startsWith("https:"),
  };
}

/** Notes that a backup of DATA_DIR was made. */
export async function noteBackup(folder: string, now: Date): Promise<void> {
  const path = join(folder, backupNote);
  await writeFile(`${path}.part`, `${now.toISOString()}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
