import { retention } from "@agency/content/legal";
import { purgeExpired } from "@agency/server/people/purge-expired";
import { retentionRules } from "@agency/server/people/retention";
import type { Context } from "../context.ts";

/** Deletes data whose retention period in the privacy notice is over. */
export function purgeExpiredJob({ environment, log, database }: Context): () => Promise<void> {
  const rules = retentionRules(database, environment.DATA_DIR, retention);
  return async () => {
    const purged = await purgeExpired(rules, database.now);
    if (Object.keys(purged).length === 0) return;
    await database.forgetDeleted();
    log.info({ job: "purge-expired", purged }, "Deleted expired data");
  };
}
