import { AsyncLocalStorage } from "node:async_hooks";

/** That what happens was asked for by a stranger, so that its emails have budgets. */
export type StrangersWord = {
  /** Whether its network has had its part of single notices to the staff. */
  gathersNotices: boolean;
};

const storage = new AsyncLocalStorage<StrangersWord>();

/** Runs a function at a stranger's word: the emails it queues count in the budgets of `notifications/mail-budgets.ts`. */
export function atStrangersWord<T>(word: StrangersWord, run: () => T): T {
  return storage.run(word, run);
}

/** Null for what the staff or the product itself do, which has no budget. */
export function strangersWord(): StrangersWord | null {
  return storage.getStore() ?? null;
}
