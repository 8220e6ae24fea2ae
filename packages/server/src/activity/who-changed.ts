import type { Database } from "../kit/db/database.ts";
import { type ActivitySearch, listActivity } from "./store.ts";

/** How many of the last changes are looked through for who made them. */
const changesLookedAt = 20;

/**
 * Who changed a field last, for a person whose form showed what it was before.
 * @param search the changes among which it is looked for
 * @returns the name as the activity shows it for each field; null where none of the last changes names it
 */
export async function whoChanged(
  database: Database,
  search: ActivitySearch,
): Promise<(field: string) => string | null> {
  const changes = await listActivity(database, search, { limit: changesLookedAt, offset: 0 });
  return (field) => changes.find(({ details }) => details?.changed?.includes(field))?.by ?? null;
}
