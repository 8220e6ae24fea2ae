import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { v7 as newId } from "uuid";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { readEnvironment } from "../kit/environment.ts";

/** What use cases need, on a test's database. Its clock is the database's, and nobody hears its bell. */
export function contextOn(database: Database, more: Partial<Context> = {}): Context {
  return {
    environment: readEnvironment({ PUBLIC_URL: "http://agency.test", STAFF_EMAIL: "staff@agency.test" }),
    log: pino({ level: "silent" }),
    database,
    clock: database.now,
    newId,
    random: randomBytes,
    bell: { ring: async () => undefined },
    ...more,
  };
}
