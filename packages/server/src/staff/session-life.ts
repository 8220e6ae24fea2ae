import type { Environment } from "../kit/environment.ts";

type Hours = Pick<Environment, "SESSION_HOURS" | "SESSION_IDLE_HOURS">;

const hour = 3_600_000;

/** When a session ends at the latest, however often it is used. */
export function lastEnd({ SESSION_HOURS }: Hours, createdAt: Date): Date {
  return new Date(createdAt.getTime() + SESSION_HOURS * hour);
}

/** When a session ends unless it is used again. */
export function sessionEnd(environment: Hours, createdAt: Date, lastUsedAt: Date): Date {
  const idle = lastUsedAt.getTime() + environment.SESSION_IDLE_HOURS * hour;
  return new Date(Math.min(idle, lastEnd(environment, createdAt).getTime()));
}

/** Whether somebody who confirmed then need not do so again. */
export function isConfirmed(
  { CONFIRM_MINUTES }: Pick<Environment, "CONFIRM_MINUTES">,
  confirmedAt: Date,
  now: Date,
): boolean {
  return now.getTime() - confirmedAt.getTime() < CONFIRM_MINUTES * 60_000;
}

/** How exactly the last use is known, in ms: each use in between would be a write. */
export const useGranularity = 5 * 60_000;
