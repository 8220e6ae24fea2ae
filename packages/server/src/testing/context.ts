import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import type { ServerState } from "../attention/server-state.ts";
import { openSandbox, type Sandbox } from "../compose/sandbox.ts";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Database } from "../kit/db/database.ts";
import { readEnvironment, sampleUse } from "../kit/environment.ts";
import { showingReports } from "../reports/showing-reports.ts";

/** A context on a test's database. Its clock is the database's, and nobody hears its bell. */
export function contextOn(database: Database, more: Omit<Partial<FiguresContext>, "database"> = {}): FiguresContext {
  return {
    environment: readEnvironment({ PUBLIC_URL: "http://agency.test", STAFF_EMAIL: "staff@agency.test" }),
    log: pino({ level: "silent" }),
    clock: database.now,
    newId,
    random: randomBytes,
    bell: { ring: async () => undefined },
    reports: showingReports,
    ...more,
    database: more.environment ? { ...database, samples: sampleUse(more.environment) } : database,
  };
}

let shared: Sandbox | undefined;

/**
 * The sandbox that all tests of this process share, because starting one takes long. It ends with the process. It is a single
 * process: a second one would end whenever it rests, and start again for the next test that draws two reports at once.
 */
export function sharedSandbox(): Sandbox {
  return (shared ??= openSandbox({ processes: 1 }));
}

/** A machine without troubles. */
export async function healthyServer(): Promise<ServerState> {
  return { freeBytes: 50_000_000_000, lastBackupAt: null, isPublic: false };
}
