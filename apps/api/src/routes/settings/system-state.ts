import { retention } from "@agency/content/legal";
import type { System } from "@agency/contracts/settings/schemas";
import { deletionDay } from "@agency/core/clients/ended-client";
import { dueTogether } from "@agency/core/due";
import { sampleUse } from "@agency/platform/environment";
import type { Dependencies } from "../../dependencies.ts";
import type { Proxies } from "../../http/proxies.ts";

/** The state of the services the product depends on. `checkMail` is null when emails are written to files. */
export async function systemState(
  { database, bell, environment, mailFrom, settings, workers, reports, notifications, clients }: Dependencies,
  { proxies, checkMail }: { proxies: Proxies; checkMail: (() => Promise<void>) | null },
): Promise<System> {
  const [working, mailWorking, due, lastSeenAt, replyTo, warned] = await Promise.all([
    bell.working(),
    checkMail ? checkMail().then(yes, no) : true,
    Promise.all([reports.due(), notifications.due()]).then(dueTogether),
    workers.lastSeenAt(),
    settings.read("replyTo"),
    clients.warned(),
  ]);
  const deletions = warned
    .map((client) => ({ name: client.name, day: deletionDay(client, retention.reportsAfterContract) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    database: { kind: database.kind, working: true },
    queue: {
      kind: environment.REDIS_URL ? "redis" : "polling",
      working,
      waiting: due.waiting,
      oldestDueAt: due.oldest?.toISOString() ?? null,
    },
    worker: { lastSeenAt: lastSeenAt?.toISOString() ?? null },
    mail: { kind: checkMail ? "smtp" : "files", working: mailWorking, from: mailFrom },
    proxy: proxies(),
    deletions,
    sources: { sampleData: sampleUse(environment).sampleData },
    replyTo,
  };
}

const yes = () => true;
const no = () => false;
