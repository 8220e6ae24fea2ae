import { AsyncLocalStorage } from "node:async_hooks";
import type { NewId } from "../kit/clock.ts";
import type { Context } from "../kit/context.ts";
import { withRecord } from "../kit/db/recorded.ts";
import { currentRequestId } from "../kit/log/request-id.ts";
import type { Activity } from "./activity.ts";
import { insertActivity } from "./store.ts";

/** What only those know who do it: whose client it is, and what was changed. */
export type Told = Partial<Pick<Activity, "kind" | "actor" | "staffId" | "clientId" | "objectId" | "details">>;

const storage = new AsyncLocalStorage<Told>();

/** Adds to what is written down of the current call. Nothing where nothing is. */
export function tellActivity(more: Told): void {
  const told = storage.getStore();
  if (told) Object.assign(told, more);
}

/** What is known at the beginning. */
export type Begun = Pick<Activity, "kind" | "actor"> & Partial<Activity>;

/** The row of what began so, with what was told meanwhile. */
export function activityRow(newId: NewId, at: Date, begun: Begun, told: Told = {}): Activity {
  return {
    staffId: null,
    clientId: null,
    objectId: null,
    details: null,
    address: null,
    browser: null,
    requestId: currentRequestId(),
    ...begun,
    ...told,
    id: newId(),
    at,
  };
}

/** Collects what is told meanwhile, without writing it. */
export function listening<T>(told: Told, run: () => T): T {
  return storage.run(told, run);
}

/** Runs something whose first change is written down in its own transaction. @param at when it began */
export function recorded<T>(context: Context, at: Date, begun: Begun, run: () => T): T {
  const told: Told = {};
  return listening(told, () =>
    withRecord(
      (statements) => insertActivity(context.database, statements, activityRow(context.newId, at, begun, told)),
      run,
    ),
  );
}
