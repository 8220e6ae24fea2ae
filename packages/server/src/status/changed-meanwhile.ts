import { listActivity } from "../activity/store.ts";
import { changedMeanwhile } from "../kit/changed-meanwhile.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { readSetting } from "../settings/store.ts";

/** How many of the last changes are looked through for who set the address. */
const changesLookedAt = 20;

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
  const changes = await listActivity(database, { kinds: ["settings.changed"] }, { limit: changesLookedAt, offset: 0 });
  const change = changes.find(({ details }) => details?.changed?.includes("replyTo"));
  throw new Refusal("setting_changed", { fields: [changedMeanwhile("replyTo", now, change?.by)] });
}
