import type { Logger } from "pino";
import type { Database } from "@agency/platform/db/database";
import type { Environment } from "@agency/platform/environment";
import type { WorkerMetrics } from "@agency/platform/metrics/worker-metrics";
import type { Bell } from "@agency/platform/queue/bell";
import type { Sandbox } from "@agency/platform/sandbox/sandbox";
import type { GoogleReading } from "./google.ts";
import type { Mailer } from "./mailer.ts";

/** The dependencies of every job. */
export type Context = {
  environment: Environment;
  log: Logger;
  database: Database;
  bell: Bell;
  mailer: Mailer;
  google: GoogleReading;
  /** Draws the PDFs. */
  sandbox: Pick<Sandbox, "run">;
  metrics: Omit<WorkerMetrics, "page">;
  /** Aborted when the worker stops. From then on no job takes new work. */
  stopping: AbortSignal;
};
