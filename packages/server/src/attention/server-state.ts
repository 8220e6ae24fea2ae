import { readFile, rename, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endingTables } from "@agency/model/kept-tables";
import type { DiskState } from "@agency/model/states";
import type { Environment } from "../kit/environment.ts";
import type { ServerItem } from "./attention.ts";

const minute = 60_000;
const hour = 60 * minute;
const megabyte = 1_000_000;

/** Below this, the disk is nearly full, and there still is time to act. In bytes. */
export const lowBelow = 1000 * megabyte;

/** Below this, writing fails soon. In bytes. */
const fullBelow = 50 * megabyte;

/** A daily backup may be late by as long again, in ms. */
export const latestBackup = 48 * hour;

/** How long emails may fail without anybody's attention, in ms. */
export const mailPatience = 5 * minute;

/** How long no worker may be seen without anybody's attention, in ms. A restart takes seconds. */
export const workerPatience = 5 * minute;

/** The state of a machine. */
export type ServerState = {
  /** Free for this user on the disk of DATA_DIR, in bytes. */
  freeBytes: number;
  /** When the last backup of these data was made; null when none ever was. */
  lastBackupAt: Date | null;
  /** Whether people elsewhere use the product, so that its data are worth a backup. */
  isPublic: boolean;
};

/** How much room is left, in a word. */
export function diskState({ freeBytes }: Pick<ServerState, "freeBytes">): DiskState {
  if (freeBytes < fullBelow) return "full";
  return freeBytes < lowBelow ? "low" : "ok";
}

/** Whether a backup is overdue. Who never made one and is not public needs none. */
export function isBackupLate({ lastBackupAt, isPublic }: Omit<ServerState, "freeBytes">, now: Date): boolean {
  return lastBackupAt === null ? isPublic : now.getTime() - lastBackupAt.getTime() > latestBackup;
}

/** The machine's troubles at a moment. */
export function listTroubles(state: ServerState, now: Date): ServerItem[] {
  const { freeBytes, lastBackupAt } = state;
  return [
    ...(diskState(state) === "ok" ? [] : [{ kind: "disk_low", freeBytes } as const]),
    ...(isBackupLate(state, now) ? [{ kind: "backup_late", since: lastBackupAt } as const] : []),
    ...endingTables(now).map((ending) => ({ kind: "table_ends" as const, ...ending })),
  ];
}

/** In DATA_DIR: the moment of the last backup. */
const backupNote = "last-backup";

/**
 * Reads the state of this machine.
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
