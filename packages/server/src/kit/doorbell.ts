/** Wakes the worker for one row. A lost call only delays: the worker also polls for due rows. */
export type Doorbell = (kind: "report" | "dispatch" | "notification" | "speed-test", id: string) => Promise<void>;
