/** What a schedule notes of its runs, before the first. */
export const untried = { lastPeriodStart: null, triedPeriodStart: null, lastOutcome: null, lastOutcomeAt: null };
