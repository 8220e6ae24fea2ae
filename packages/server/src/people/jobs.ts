import { retention } from "@agency/content/legal";
import type { Context } from "../kit/context.ts";
import { purgeExpired, retentionRules } from "./retention.ts";

/** Deletes data whose retention period in the privacy notice is over. */
export function purgeExpiredJob({ environment, log, database, clock }: Context): () => Promise<void> {
  const rules = retentionRules(database, environment.DATA_DIR, retention);
  return async () => {
    const purged = await purgeExpired(rules, clock);
    if (Object.keys(purged).length === 0) return;
    await database.forgetDeleted();
    log.info({ job: "purge-expired", purged }, "Deleted expired data");
  };
}
