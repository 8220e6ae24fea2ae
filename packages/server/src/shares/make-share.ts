import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken } from "../kit/secrets.ts";
import { type Share, newShare } from "./shares.ts";
import { addShare } from "./store.ts";

/** How many open links a report can have. */
const mostOpen = 20;

/**
 * Makes a link to an approved report.
 * @param by the username of the staff; null for the client
 * @returns the link with its token, which nobody can read again
 * @throws Refusal too_many_shares
 */
export async function makeShare(
  { database, clock, newId, random }: Context,
  { reportId, days, by }: { reportId: string; days: number; by: string | null },
): Promise<{ share: Share; token: string }> {
  const now = await clock();
  const token = newSecretToken(random);
  const share = newShare({ id: newId(), reportId, token, now, days, createdBy: by, recipient: null });
  if (!(await addShare(database, share, mostOpen)))
    throw new Refusal("too_many_shares", { params: { most: mostOpen } });
  return { share, token };
}
