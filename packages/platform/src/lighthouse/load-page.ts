import lighthouse, { type Flags, type Result, type RunnerResult } from "lighthouse";

/** Lighthouse's code for a record of the page that lacks its beginning. */
const recordedLate = "NO_NAVSTART";

const mostRuns = 3;

/** Lighthouse says nothing of a page. */
class NoResultError extends Error {
  override name = "NoResultError";
}

/**
 * Loads a page with Lighthouse. Now and then Chromium has a new process at the page before it records what happens in
 * there; Lighthouse asks to be run again then, and is, at most twice.
 * @param run stands in for Lighthouse
 * @throws NoResultError with Lighthouse's own code when it could not load or measure the page
 */
export async function loadPage(url: string, flags: Flags, run = lighthouse): Promise<RunnerResult> {
  for (let runs = 1; ; runs += 1) {
    // The profile is not empty any more the second time.
    const result = await run(url, runs === 1 ? flags : { ...flags, disableStorageReset: false });
    if (!result) throw new NoResultError("NO_RESULT");
    const problem = problemOf(result.lhr);
    if (problem === null) return result;
    if (problem !== recordedLate || runs === mostRuns) throw new NoResultError(problem);
  }
}

function problemOf({ runtimeError, audits }: Result): string | null {
  if (runtimeError) return runtimeError.code;
  const isLate = Object.values(audits).some(({ errorMessage }) => errorMessage?.includes(recordedLate));
  return isLate ? recordedLate : null;
}
