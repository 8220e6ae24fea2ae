/** Wakes the worker for one row. It may be lost: rows that are due are found without it, only later. */
export type Doorbell = (kind: "report" | "dispatch" | "notification" | "speed-test", id: string) => Promise<void>;
