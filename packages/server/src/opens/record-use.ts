import type { Context } from "../kit/context.ts";
import type { NewUse } from "./report-use.ts";
import { countUse } from "./store.ts";

/** Uses of the same kind within this time are one, in ms: a reader reloads, and comes back from another tab. */
const oneUse = 30 * 60 * 1000;

/** Records what a client did with a report. */
export async function recordUse({ database, clock }: Pick<Context, "database" | "clock">, use: NewUse): Promise<void> {
  const now = await clock();
  await countUse(database, use, { now, since: new Date(now.getTime() - oneUse) });
}
