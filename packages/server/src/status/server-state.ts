import type { DiskState } from "@agency/model/states";
import type { ServerItem } from "../attention/attention.ts";

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

/** What a machine says of itself. */
export type ServerState = {
  /** What this user may still write to the disk of DATA_DIR, in bytes. */
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
export function serverTroublesOf(state: ServerState, now: Date): ServerItem[] {
  const { freeBytes, lastBackupAt } = state;
  return [
    ...(diskState(state) === "ok" ? [] : [{ kind: "disk_low", freeBytes } as const]),
    ...(isBackupLate(state, now) ? [{ kind: "backup_late", since: lastBackupAt } as const] : []),
  ];
}
