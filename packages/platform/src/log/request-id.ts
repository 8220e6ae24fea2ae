import { AsyncLocalStorage } from "node:async_hooks";
import { v7 } from "uuid";

const storage = new AsyncLocalStorage<string>();

/** Long enough for the ids of proxies and tracing systems, and nothing that could begin a line or a header of its own. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * Runs something under a request's id: log lines written meanwhile carry it, and rows of work that are asked for keep it,
 * so that a job and its mail can be traced to the request that asked for them.
 */
export function withRequestId<T>(id: string, run: () => T): T {
  return storage.run(id, run);
}

/** The id of the request for which this code runs; null outside of any. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null;
}

export function newRequestId(): string {
  return v7();
}

/** The id that a caller gave, where it is fit for a log; otherwise a new one. */
export function readRequestId(given: unknown): string {
  return typeof given === "string" && wellFormed.test(given) ? given : newRequestId();
}
