import { Counter, Histogram } from "prom-client";
import { measureSandbox } from "../../kit/metrics/sandbox-metrics.ts";
import { type MetricsPage, processRegistry } from "../../kit/metrics/serve-metrics.ts";
import type { PoolState } from "../../kit/sandbox/pool.ts";

/** In seconds: from a notification to a speed test with a browser. */
const jobBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

export type WorkerMetrics = {
  page: MetricsPage;
  /** Records a finished piece of work and its outcome. */
  worked: (job: string, outcome: string, seconds: number) => void;
  /** Records an attempt to send a mail. */
  mailed: (kind: "report" | "notification", outcome: string) => void;
  /** Records a job run that failed and is retried. */
  failed: (job: string) => void;
};

/** The worker's metrics: its jobs, its sandbox, and its mails by outcome. */
export function workerMetrics(sandbox: { state: () => PoolState }): WorkerMetrics {
  const registry = processRegistry();
  measureSandbox(registry, sandbox.state);
  const registers = [registry];
  const jobs = new Histogram({
    name: "agency_job_seconds",
    help: "How long jobs took, by job and outcome",
    labelNames: ["job", "outcome"],
    buckets: jobBuckets,
    registers,
  });
  const mails = new Counter({
    name: "agency_mails_total",
    help: "Attempts to send a mail, by kind and outcome",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const failures = new Counter({
    name: "agency_job_failures_total",
    help: "Job runs that failed and are retried",
    labelNames: ["job"],
    registers,
  });
  return {
    page: registry,
    worked: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    mailed: (kind, outcome) => mails.inc({ kind, outcome }),
    failed: (job) => failures.inc({ job }),
  };
}
