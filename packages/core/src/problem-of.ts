import type { Problem, ProblemCode } from "@agency/model/problems";

/** What the system and the databases say when there is no room left to write. */
const diskFull = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "ER_DISK_FULL", "ER_RECORD_FILE_FULL"]);

/** Says as much of an error of our own as staff can act on; the error itself belongs in the log. */
export function problemOf(error: unknown, otherwise: ProblemCode = "internal_error"): Problem {
  return { code: isDiskFull(error) ? "disk_full" : otherwise, params: {} };
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && diskFull.has(String(error.code));
}
