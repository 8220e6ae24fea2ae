import type { Logger } from "pino";
import type { Database } from "@agency/platform/db/database";
import type { Environment } from "@agency/platform/environment";
import type { WorkerMetrics } from "@agency/platform/metrics/worker-metrics";
import type { Bell } from "@agency/platform/queue/doorbell";
import type { Mailer } from "./mailer.ts";

/** What every job is given. */
export type Context = {
  environment: Environment;
  log: Logger;
  database: Database;
  bell: Bell;
  mailer: Mailer;
  metrics: Omit<WorkerMetrics, "page">;
  /** Aborted when the worker is to stop: nothing new is taken from then on. */
  stopping: AbortSignal;
};
