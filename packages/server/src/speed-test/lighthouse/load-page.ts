import lighthouse, { type Flags, type Result, type RunnerResult } from "lighthouse";

/** Lighthouse's error code for a recording that lacks the page's start. */
const recordedLate = "NO_NAVSTART";

const mostRuns = 3;

/** Lighthouse has no result for a page. */
class NoResultError extends Error {
  override name = "NoResultError";
}

/**
 * Loads a page with Lighthouse. Sometimes Chromium loads the page in a new process before it records that process. Lighthouse
 * then asks for another run; this allows two more.
 * @param run replaces Lighthouse in tests
 * @throws NoResultError with Lighthouse's own code when it could not load or measure the page
 */
export async function loadPage(url: string, flags: Flags, run = lighthouse): Promise<RunnerResult> {
  for (let runs = 1; ; runs += 1) {
    // The profile is no longer empty after the first run.
    const result = await run(url, runs === 1 ? flags : { ...flags, disableStorageReset: false });
    if (!result) throw new NoResultError("NO_RESULT");
    const problem = loadProblem(result.lhr);
    if (problem === null) return result;
    if (problem !== recordedLate || runs === mostRuns) throw new NoResultError(problem);
  }
}

function loadProblem({ runtimeError, audits }: Result): string | null {
  if (runtimeError) return runtimeError.code;
  const isLate = Object.values(audits).some(({ errorMessage }) => errorMessage?.includes(recordedLate));
  return isLate ? recordedLate : null;
}
