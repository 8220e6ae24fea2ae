import { v7 } from "uuid";
import { agency } from "@agency/content/agency";
import { defaultLanguage } from "@agency/content/settings";
import { mailAttention } from "@agency/server/attention/mail-attention";
import { attentionRepository } from "@agency/server/attention/store";
import { readServerState } from "@agency/server/status/read-server-state";
import type { Context } from "../context.ts";

/** Emails the staff once a day what waits for them. */
export function mailAttentionJob({ environment, log, database, bell }: Context): () => Promise<void> {
  const dependencies = {
    attention: attentionRepository(database),
    server: () => readServerState(environment),
    clock: database.now,
    newId: v7,
    host: new URL(environment.PUBLIC_URL).hostname,
    doorbell: bell.ring,
    staff: { email: environment.STAFF_EMAIL ?? agency.email, language: defaultLanguage },
  };
  return async () => {
    const items = await mailAttention(dependencies);
    if (items > 0) log.info({ job: "mail-attention", items }, "Queued the summary of what needs attention");
  };
}
