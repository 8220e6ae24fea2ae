/** The states of the reading of one period from a source. */
export const readStates = ["queued", "running", "done", "failed", "cancelled"] as const;
export type ReadState = (typeof readStates)[number];
