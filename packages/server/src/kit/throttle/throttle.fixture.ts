import { Redis } from "ioredis";
import { pino } from "pino";
import { expect } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { openDatabase } from "../../compose/tables.ts";
import { migratedScratch, type Scratch } from "../../testing/migrated-scratch.ts";
import type { Database } from "../db/database.ts";
import { redisThrottle } from "./redis-throttle.ts";
import { databaseThrottle, type ThrottleStore } from "./throttles.ts";

const log = pino({ level: "silent" });
let opened = 0;

/** A test's own storage, migrated, on which each process of the API opens what it counts with. */
export async function throttleStorage(): Promise<{
  scratch: Scratch;
  open: () => Promise<Database>;
  openStore: (redisUrl?: string) => Promise<ThrottleStore>;
}> {
  const scratch = await migratedScratch();

  async function open(): Promise<Database> {
    const database = await openDatabase({ url: scratch.databaseUrl, folder: scratch.folder });
    afterwards(database.close);
    return database;
  }

  async function openStore(url = scratch.redisUrl): Promise<ThrottleStore> {
    const fallback = databaseThrottle(await open());
    if (!url) return fallback;
    const store = redisThrottle(url, { log, fallback });
    const reader = new Redis(scratch.redisUrl ?? "");
    afterwards(store.close);
    afterwards(() => reader.disconnect());
    // Until its connection is open, the database counts.
    const first = `first of ${(opened += 1)}`;
    await until(async () => {
      await store.attempt([first], { free: 1000, memory: 3600, longestWait: 900 });
      expect(await reader.exists(`throttle:${first}`)).toBe(1);
    });
    return store;
  }

  return { scratch, open, openStore };
}
