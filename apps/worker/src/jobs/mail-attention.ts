import { mailAttention } from "@agency/server/attention/mail-attention";
import { attentionRepository } from "@agency/server/attention/store";
import { hostOf } from "@agency/server/kit/environment";
import { staffInbox } from "@agency/server/kit/mail/staff-inbox";
import { readServerState } from "@agency/server/status/read-server-state";
import type { Context } from "../context.ts";

/** Emails the staff once a day what waits for them. */
export function mailAttentionJob({ environment, log, database, clock, newId, bell }: Context): () => Promise<void> {
  const dependencies = {
    attention: attentionRepository(database),
    server: () => readServerState(environment),
    clock,
    newId,
    host: hostOf(environment),
    doorbell: bell.ring,
    staff: staffInbox(environment),
  };
  return async () => {
    const items = await mailAttention(dependencies);
    if (items > 0) log.info({ job: "mail-attention", items }, "Queued the summary of what needs attention");
  };
}
