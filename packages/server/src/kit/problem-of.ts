import type { Problem, ProblemCode } from "@agency/model/problems";

/** Error codes of the system and the databases for a full disk. */
const diskFull = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "ER_DISK_FULL", "ER_RECORD_FILE_FULL"]);

/** Reduces an internal error to a code that staff can act on; the full error belongs in the log. */
export function problemOf(error: unknown, otherwise: ProblemCode = "internal_error"): Problem {
  return { code: isDiskFull(error) ? "disk_full" : otherwise, params: {} };
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && diskFull.has(String(error.code));
}
