import { AsyncLocalStorage } from "node:async_hooks";
import { v7 } from "uuid";

const storage = new AsyncLocalStorage<string>();

/** Fits the ids of proxies and tracing systems, and excludes characters that could start a new line or header. */
const wellFormed = /^[\w.-]{8,64}$/;

/**
 * Runs a function under a request's id. Its log lines include the id and the work rows it queues store it, so that a job and
 * its mail can be traced to the request.
 */
export function withRequestId<T>(id: string, run: () => T): T {
  return storage.run(id, run);
}

/** The id of the current request; null outside of a request. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null;
}

export function newRequestId(): string {
  return v7();
}

/** The caller's id when it is safe to log; otherwise a new one. */
export function readRequestId(given: unknown): string {
  return typeof given === "string" && wellFormed.test(given) ? given : newRequestId();
}
