import type { ServerState } from "../attention/server-state.ts";

/** A machine without troubles. */
export async function healthyServer(): Promise<ServerState> {
  return { freeBytes: 50_000_000_000, lastBackupAt: null, isPublic: false };
}
