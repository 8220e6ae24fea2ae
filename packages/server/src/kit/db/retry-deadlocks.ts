import { setTimeout as sleep } from "node:timers/promises";

/** How often a transaction is tried when InnoDB rolls it back to end a deadlock. */
const tries = 10;

/** Retries a transaction after a deadlock, as InnoDB advises. Each pause is longer, so that the others can finish. */
export async function retryDeadlocks<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tried === tries || !isDeadlock(error)) throw error;
    await sleep(2 ** tried);
    return retryDeadlocks(run, tried + 1);
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ER_LOCK_DEADLOCK";
}
