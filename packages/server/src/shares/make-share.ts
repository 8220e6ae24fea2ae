import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import type { Share } from "./share.ts";
import { addShare } from "./store.ts";

/** How many open links a report can have. */
const mostOpen = 20;

const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Makes a link to an approved report.
 * @param by the username of the staff; null for the client
 * @returns the link with its token, which nobody can read again
 * @throws Refusal too_many_shares
 */
export async function makeShare(
  { database, clock, newId, random }: Pick<Context, "database" | "clock" | "newId" | "random">,
  { reportId, days, by }: { reportId: string; days: number; by: string | null },
): Promise<{ share: Share; token: string }> {
  const now = await clock();
  const token = newSecretToken(random);
  const share = newShare({ id: newId(), reportId, token, now, days, createdBy: by, recipient: null });
  if (!(await addShare(database, share, mostOpen)))
    throw new Refusal("too_many_shares", { params: { most: mostOpen } });
  return { share, token };
}

type NewShare = Pick<Share, "id" | "reportId" | "createdBy" | "recipient"> & { token: string; now: Date; days: number };

/** A link that opens a report from now on, for some days. */
export function newShare({ token, now, days, ...share }: NewShare): Share {
  return {
    ...share,
    tokenHash: secretTokenHash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayInMs),
    endedAt: null,
    views: 0,
    lastViewedAt: null,
  };
}
