import { localDate, momentAt } from "@agency/model/time-zone";
import type { Context } from "../kit/context.ts";
import { publicHost } from "../kit/environment.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { AttentionItem, ClientItem } from "./attention.ts";
import { type AttentionNeeds, findAttention } from "./find-attention.ts";
import type { AttentionMails, AttentionSummary } from "./mail.ts";
import { readServerState } from "./server-state.ts";
import { settledDay, settleDay } from "./store.ts";

/** Mails the staff what needs their attention. */
export function mailAttentionJob(context: Context): () => Promise<void> {
  const { environment, log } = context;
  return async () => {
    const items = await mailAttention({ ...context, server: () => readServerState(environment) });
    if (items > 0) log.info({ job: "mail-attention", items }, "Queued the summary of what needs attention");
  };
}

/** When the summary goes out, in the agency's time zone. */
const hour = 8;

/** How many items the email names. */
const listed = 10;

/**
 * Mails the staff what needs their attention: once a day from 8:00, and only when there is something.
 * @returns how many items the email is about; 0 when none was queued
 */
export async function mailAttention(needs: AttentionNeeds): Promise<number> {
  const { environment, database, clock, newId, bell } = needs;
  const now = await clock();
  const today = localDate(now);
  if (now < momentAt(today, { hour })) return 0;
  const day = today.toString();
  if (((await settledDay(database)) ?? "") >= day) return 0;
  const { total, counts, items } = await findAttention(needs, listed, { untoldOnly: true });
  const { email, language } = staffInbox(environment);
  const summary =
    total === 0
      ? null
      : addressNotification<AttentionMails>(
          { newId, host: publicHost(environment) },
          {
            kind: "attention-summary",
            to: { email },
            language,
            parameters: { total, counts, first: items.slice(0, listed).map(present) },
            key: day,
          },
        );
  if (!(await settleDay(database, day, { summary, at: now })) || !summary) return 0;
  await bell.ring("notification", summary.id);
  return total;
}

/** An item as the email's row stores it. */
function present(item: AttentionItem): AttentionSummary["first"][number] {
  switch (item.kind) {
    case "source_expiring":
      return { ...item, endsAt: item.endsAt.toISOString() };
    case "disk_low":
    case "table_ends":
      return item;
    case "mail_outage":
      return { kind: item.kind, waiting: item.waiting, since: item.since.toISOString() };
    case "notice_uncertain":
    case "notice_failed":
      return { kind: item.kind, recipient: item.recipient, since: item.since.toISOString() };
    case "mail_rush":
      return { ...item, since: item.since.toISOString() };
    case "backup_late":
      return { kind: item.kind, since: item.since?.toISOString() ?? null };
    case "source_silent":
    case "month_fallen":
    case "ads_without_result":
      return { kind: item.kind, clientName: item.client.name, seen: item.seen };
    default:
      return presentOfClient(item);
  }
}

function presentOfClient(item: ClientItem): AttentionSummary["first"][number] {
  const { kind, client, reportType, period, since } = item;
  return { kind, clientName: client.name, reportType, periodStart: period.start, since: since.toISOString() };
}
