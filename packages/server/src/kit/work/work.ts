import type { Problem, ProblemCode } from "@agency/model/problems";
import { newRequestId, withRequestId } from "../log/request-id.ts";

/** The columns of every work row: due time, lease and number of tries. */
export type Work = {
  attempts: number;
  /** Earliest time of the next try. */
  dueAt: Date;
  /** Token of one claim; every write of its holder is fenced by it. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** The request that created it, for the log. */
  requestId: string | null;
};

/**
 * Number of tries before a row of work is given up. With the delays below, this is after an hour and three quarters.
 */
export const maximumAttempts = 20;

/** Seconds to wait after the given number of tries: 1, 2, 4, … up to ten minutes. */
export function backoffSeconds(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), 600);
}

/** Number of waiting rows, and when the oldest became due. */
export type Due = { waiting: number; oldest: Date | null };

/** Adds up several kinds of work. */
export function dueTogether(kinds: Due[]): Due {
  const moments = kinds.flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []));
  return {
    waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
    oldest: moments.length > 0 ? new Date(Math.min(...moments)) : null,
  };
}

/** Does a row's work under the id of the request that asked for it, and returns how many seconds it took. */
export async function forRequest<T>(
  row: { requestId: string | null },
  work: () => Promise<T>,
): Promise<{ result: T; seconds: number }> {
  const begun = performance.now();
  // Rows that no request asked for have no id.
  const result = await withRequestId(row.requestId ?? newRequestId(), work);
  return { result, seconds: (performance.now() - begun) / 1000 };
}

/** Error codes of the system and the databases for a full disk. */
const diskFull = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "ER_DISK_FULL", "ER_RECORD_FILE_FULL"]);

/** Reduces an internal error to a code that staff can act on; the full error belongs in the log. */
export function toProblem(error: unknown, otherwise: ProblemCode = "internal_error"): Problem {
  return { code: isDiskFull(error) ? "disk_full" : otherwise, params: {} };
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && diskFull.has(String(error.code));
}
