import { Gauge, Histogram } from "prom-client";
import type { ServerState } from "../../attention/server-state.ts";
import { findMailOutage } from "../../attention/store.ts";
import type { Database } from "../../kit/db/database.ts";
import type { RecordAnswer } from "../../kit/http/measure.ts";
import { measureSandbox } from "../../kit/metrics/sandbox-metrics.ts";
import { type MetricsPage, processRegistry } from "../../kit/metrics/serve-metrics.ts";
import type { PoolState } from "../../kit/sandbox/pool.ts";
import { readWork } from "./work-state.ts";

/** In seconds: from a reply out of memory to one that fetches an external page. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type ApiMetrics = {
  page: MetricsPage;
  answered: RecordAnswer;
};

type Measured = {
  database: Database;
  sandbox: { state: () => PoolState };
  server: () => Promise<ServerState>;
};

/** The API's metrics: its requests, its sandbox, and the waiting work, because the API runs even when no worker does. */
export function apiMetrics({ database, sandbox, server }: Measured): ApiMetrics {
  const registry = processRegistry();
  measureSandbox(registry, sandbox.state);
  const registers = [registry];
  const requests = new Histogram({
    name: "agency_http_request_seconds",
    help: "How long requests took, by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: requestBuckets,
    registers,
  });
  const up = new Gauge({ name: "agency_database_up", help: "1 while the database answers", registers });
  const rows = new Gauge({
    name: "agency_work_rows",
    help: "Work rows by kind and state",
    labelNames: ["kind", "state"],
    registers,
  });
  const due = new Gauge({
    name: "agency_work_due",
    help: "Work rows that are due and unfinished, by kind",
    labelNames: ["kind"],
    registers,
  });
  const oldest = new Gauge({
    name: "agency_work_oldest_due_seconds",
    help: "For how long the oldest due work row has been due, by kind; 0 when none is",
    labelNames: ["kind"],
    registers,
  });
  const lastWorker = new Gauge({
    name: "agency_worker_last_seen_seconds",
    help: "Time since a worker was last seen; absent when none ever was",
    registers,
  });

  const failing = new Gauge({
    name: "agency_mail_failing_seconds",
    help: "Since when the oldest email that the mail server does not take was asked for; 0 when it takes all",
    registers,
  });
  const room = new Gauge({
    name: "agency_disk_free_bytes",
    help: "What can still be written to the disk of DATA_DIR",
    registers,
  });
  const backup = new Gauge({
    name: "agency_last_backup_seconds",
    help: "Time since the last backup of these data; absent when none ever was made",
    registers,
  });

  async function lookAtServer(): Promise<void> {
    backup.remove();
    room.remove();
    const state = await server().catch(() => null);
    if (!state) return;
    room.set(state.freeBytes);
    if (state.lastBackupAt) backup.set((Date.now() - state.lastBackupAt.getTime()) / 1000);
  }

  async function lookAtMail(): Promise<void> {
    const now = await database.now();
    const outage = await findMailOutage(database, now);
    failing.set(outage ? (now.getTime() - outage.since.getTime()) / 1000 : 0);
  }

  async function look(): Promise<void> {
    await lookAtServer();
    for (const gauge of [rows, due, oldest]) gauge.reset();
    lastWorker.remove();
    const work = await readWork(database).catch(() => null);
    up.set(work ? 1 : 0);
    if (!work) return;
    await lookAtMail();
    if (work.workerSeenSeconds !== null) lastWorker.set(work.workerSeenSeconds);
    for (const { kind, states, waiting, oldestSeconds } of work.kinds) {
      for (const [state, count] of Object.entries(states)) rows.set({ kind, state }, count);
      due.set({ kind }, waiting);
      oldest.set({ kind }, oldestSeconds);
    }
  }

  return {
    // Reads the work once for all gauges: with its own callbacks, prom-client would query for each gauge in parallel.
    page: {
      contentType: registry.contentType,
      metrics: async () => {
        await look();
        return registry.metrics();
      },
    },
    answered: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
  };
}
