import type { Language } from "@agency/content/settings";
import { localDate, momentAt } from "@agency/model/time-zone";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Doorbell } from "../kit/doorbell.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import type { ServerState } from "../status/server-state.ts";
import type { AttentionItem, AttentionRepository, ClientItem } from "./attention.ts";
import { findAttention } from "./find-attention.ts";
import type { AttentionSummary } from "./mails/attention-summary.ts";
import type { AttentionMails } from "./mails/kinds.ts";

/** When the summary goes out, in the agency's time zone. */
const hour = 8;

/** How many items the email names. */
const listed = 10;

type Dependencies = {
  attention: AttentionRepository;
  server: () => Promise<ServerState>;
  clock: Clock;
  newId: NewId;
  host: string;
  doorbell: Doorbell;
  staff: { email: string; language: Language };
};

/**
 * Mails the staff what needs their attention: once a day from 8:00, and only when there is something.
 * @returns how many items the email is about; 0 when none was queued
 */
export async function mailAttention(dependencies: Dependencies): Promise<number> {
  const { attention, clock, doorbell, staff } = dependencies;
  const now = await clock();
  const today = localDate(now);
  if (now < momentAt(today, { hour })) return 0;
  const day = today.toString();
  if (((await attention.settledDay()) ?? "") >= day) return 0;
  const { total, counts, items } = await findAttention(dependencies, listed);
  const summary =
    total === 0
      ? null
      : addressNotification<AttentionMails>(dependencies, {
          kind: "attention-summary",
          to: { email: staff.email },
          language: staff.language,
          parameters: {
            total,
            counts,
            first: items.slice(0, listed).map(present),
          },
          key: day,
        });
  if (!(await attention.settleDay(day, summary)) || !summary) return 0;
  await doorbell("notification", summary.id);
  return total;
}

/** An item as the email's row stores it. */
function present(item: AttentionItem): AttentionSummary["first"][number] {
  switch (item.kind) {
    case "source_expiring":
      return { ...item, endsAt: item.endsAt.toISOString() };
    case "disk_low":
      return item;
    case "mail_outage":
      return { kind: item.kind, waiting: item.waiting, since: item.since.toISOString() };
    case "backup_late":
      return { kind: item.kind, since: item.since?.toISOString() ?? null };
    default:
      return presentOfClient(item);
  }
}

function presentOfClient(item: ClientItem): AttentionSummary["first"][number] {
  const { kind, client, reportType, period, since } = item;
  return { kind, clientName: client.name, reportType, periodStart: period.start, since: since.toISOString() };
}
