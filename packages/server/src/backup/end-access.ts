import type { Database } from "../kit/db/database.ts";
import { endOpenSignUps } from "../newsletter/store.ts";
import { saveSetting } from "../settings/store.ts";
import { deletePending } from "../sources/store.ts";
import { endEveryVisit } from "../staff/store.ts";
import { endEveryTeamLink } from "../team/store.ts";
import { endEveryToken } from "../tokens/store.ts";

/**
 * Ends what must not live again: sessions, known browsers and links that make one known, invitations and links for another password, tokens,
 * consents on their way through Google, and newsletter sign-ups that wait for a click. Since the backup, each may have been ended on purpose, or its link be in wrong hands.
 */
export async function endAccess(database: Database): Promise<void> {
  await endEveryVisit(database);
  await endEveryTeamLink(database);
  await endEveryToken(database);
  await saveSetting(database, "browserKey", null);
  await deletePending(database);
  await endOpenSignUps(database);
}
