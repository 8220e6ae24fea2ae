import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import { isOpen, type Share } from "./share.ts";
import { shareByToken } from "./store.ts";

/**
 * The open link with a token, and the client of its report.
 * @throws Refusal share_not_found, share_ended
 */
export async function findShared(
  { database, clock }: Pick<Context, "database" | "clock">,
  token: string,
): Promise<{ share: Share; clientId: string }> {
  const found = await shareByToken(database, secretTokenHash(token));
  if (!found) throw new Refusal("share_not_found");
  if (!isOpen(found.share, await clock())) throw new Refusal("share_ended");
  return found;
}
