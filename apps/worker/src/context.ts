import type { Context as ServerContext } from "@agency/server/kit/context";
import type { Sandbox } from "@agency/server/sandbox";
import type { WorkerMetrics } from "@agency/server/status/metrics";
import type { GoogleReading } from "./google.ts";
import type { Mailer } from "./mailer.ts";

/** The dependencies of every job. */
export type Context = ServerContext & {
  mailer: Mailer;
  google: GoogleReading;
  /** Draws the PDFs. */
  sandbox: Pick<Sandbox, "run">;
  metrics: Omit<WorkerMetrics, "page">;
  /** Aborted when the worker stops. From then on no job takes new work. */
  stopping: AbortSignal;
};
