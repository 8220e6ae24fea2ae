import { v7 } from "uuid";
import { agency } from "@agency/content/agency";
import { retention } from "@agency/content/legal";
import { defaultLanguage } from "@agency/content/settings";
import { warnOfDeletions } from "@agency/server/clients/warn-of-deletions";
import type { Context } from "../context.ts";

/** Warns the staff of the former clients that will be deleted soon. */
export function warnOfDeletionsJob({ environment, log, database, bell }: Context): () => Promise<void> {
  const dependencies = {
    database,
    clock: database.now,
    newId: v7,
    host: new URL(environment.PUBLIC_URL).hostname,
    bell,
    staff: { email: environment.STAFF_EMAIL ?? agency.email, language: defaultLanguage },
    period: retention.reportsAfterContract,
  };
  return async () => {
    const written = await warnOfDeletions(dependencies);
    if (written > 0) log.info({ job: "warn-of-deletions", written }, "Queued warnings that clients will be deleted");
  };
}
