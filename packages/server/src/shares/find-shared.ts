import type { Clock } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import { isOpen, type Share, type ShareRepository } from "./share.ts";

/**
 * The open link with a token, and the client of its report.
 * @throws Refusal share_not_found, share_ended
 */
export async function findShared(
  { shares, clock }: { shares: Pick<ShareRepository, "findByToken">; clock: Clock },
  token: string,
): Promise<{ share: Share; clientId: string }> {
  const found = await shares.findByToken(secretTokenHash(token));
  if (!found) throw new Refusal("share_not_found");
  if (!isOpen(found.share, await clock())) throw new Refusal("share_ended");
  return found;
}
