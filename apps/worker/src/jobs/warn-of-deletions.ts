import { retention } from "@agency/content/legal";
import { warnOfDeletions } from "@agency/server/clients/warn-of-deletions";
import { hostOf } from "@agency/server/kit/environment";
import { staffInbox } from "@agency/server/kit/mail/staff-inbox";
import type { Context } from "../context.ts";

/** Warns the staff of the former clients that will be deleted soon. */
export function warnOfDeletionsJob({ environment, log, database, clock, newId, bell }: Context): () => Promise<void> {
  const dependencies = {
    database,
    clock,
    newId,
    host: hostOf(environment),
    bell,
    staff: staffInbox(environment),
    period: retention.reportsAfterContract,
  };
  return async () => {
    const written = await warnOfDeletions(dependencies);
    if (written > 0) log.info({ job: "warn-of-deletions", written }, "Queued warnings that clients will be deleted");
  };
}
