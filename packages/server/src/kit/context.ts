import type { Logger } from "pino";
import type { Clock, NewId } from "./clock.ts";
import type { Database } from "./db/database.ts";
import type { Environment } from "./environment.ts";
import type { Bell } from "./queue/bell.ts";

/** Made once by each program and passed to every use case, so that a test can replace any part. */
export type Context = {
  environment: Environment;
  log: Pick<Logger, "info" | "warn" | "error">;
  database: Database;
  /** The time that counts: the database's. */
  clock: Clock;
  newId: NewId;
  /** Bytes that nobody can guess. */
  random: (bytes: number) => Uint8Array;
  /** Wakes the worker. */
  bell: Pick<Bell, "ring">;
};
