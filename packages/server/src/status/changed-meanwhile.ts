import { whoChanged } from "../activity/who-changed.ts";
import { changedMeanwhile } from "../kit/changed-meanwhile.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { readSetting } from "../settings/store.ts";

/**
 * Refuses to overwrite a reply address that somebody else set while the form was open.
 * @param seen as the form showed it
 * @param wanted as it is to become; undefined keeps it
 * @throws Refusal setting_changed, with what it is by now and who set it
 */
export async function requireReplyToUnchanged(
  database: Database,
  { seen, wanted }: { seen: string | null; wanted: string | null | undefined },
): Promise<void> {
  const now = await readSetting(database, "replyTo");
  if (wanted === undefined || now === seen || now === wanted) return;
  const changer = await whoChanged(database, { kinds: ["settings.changed"] });
  throw new Refusal("setting_changed", { fields: [changedMeanwhile("replyTo", now, changer("replyTo"))] });
}
