import { retention } from "@agency/content/legal";
import type { System } from "@agency/contracts/settings";
import { diskState, isBackupLate } from "../attention/server-state.ts";
import { deletionDay } from "../clients/ended-client.ts";
import { warnedClients } from "../clients/store.ts";
import type { Dependencies } from "../dependencies.ts";
import { sampleUse } from "../kit/environment.ts";
import type { Proxies } from "../kit/http/proxies.ts";
import { release } from "../kit/release/release.ts";
import { dueTogether } from "../kit/work/due.ts";
import { dueReports } from "../sending/store.ts";
import { readSetting, workerLastSeenAt } from "../settings/store.ts";
import { type Connection, connectionState } from "../sources/connection.ts";

/** The state of the services the product depends on. `checkMail` is null when emails are written to files. */
export async function systemState(
  dependencies: Dependencies,
  { proxies, checkMail }: { proxies: Proxies; checkMail: (() => Promise<unknown>) | null },
): Promise<System> {
  const { database, bell, environment, mailFrom, notifications } = dependencies;
  const [working, mailWorking, due, lastSeenAt, replyTo, warned, google, server, now] = await Promise.all([
    bell.working(),
    checkMail ? checkMail().then(yes, no) : true,
    Promise.all([dueReports(database), notifications.due()]).then(dueTogether),
    workerLastSeenAt(database),
    readSetting(database, "replyTo"),
    warnedClients(database),
    googleState(dependencies),
    dependencies.server(),
    dependencies.clock(),
  ]);
  const deletions = warned
    .map((client) => ({ name: client.name, day: deletionDay(client, retention.reportsAfterContract) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    release: release(),
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
    disk: { state: diskState(server), freeBytes: server.freeBytes },
    backup: { lastAt: server.lastBackupAt?.toISOString() ?? null, late: isBackupLate(server, now) },
    deletions,
    sources: { sampleData: sampleUse(environment).sampleData, ...google },
    replyTo,
  };
}

/** The Google accounts that work, and those that clients' sources wait for. */
async function googleState({ connections, sources, secretBox }: Dependencies) {
  const [list, clientCounts] = await Promise.all([connections.list(), sources.clientCounts()]);
  const [well, ended] = [list.filter(isWell), list.filter((connection) => !isWell(connection))];
  function isWell(connection: Connection): boolean {
    return connectionState(secretBox, connection) === "ok";
  }
  return { connected: well.length, ended: ended.filter(({ id }) => clientCounts.has(id)).map(({ email }) => email) };
}

const yes = () => true;
const no = () => false;
