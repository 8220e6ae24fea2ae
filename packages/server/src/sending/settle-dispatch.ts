import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { storeSettled } from "./store.ts";

/**
 * Settles an uncertain dispatch by what the staff found out: it arrived, or it must be sent again.
 * @returns the number of its sending
 * @throws Refusal not_uncertain
 */
export async function settleDispatch(
  { database, bell }: Pick<Context, "database" | "bell">,
  reportId: string,
  dispatchId: string,
  { arrived }: { arrived: boolean },
): Promise<number> {
  const number = await storeSettled(database, reportId, dispatchId, arrived ? "sent" : "queued");
  if (number === null) throw new Refusal("not_uncertain");
  if (!arrived) await bell.ring("dispatch", dispatchId);
  return number;
}
