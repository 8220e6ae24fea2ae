import { Gauge, Histogram, Counter } from "prom-client";
import type { EntitySchema } from "typeorm";
import type { ServerState } from "../attention/server-state.ts";
import { findMailOutage } from "../attention/store.ts";
import type { Clock } from "../kit/clock.ts";
import type { Database } from "../kit/db/database.ts";
import type { Delivered } from "../kit/mail/deliver-mail.ts";
import { measureSandbox, type MetricsPage, processRegistry } from "../kit/metrics.ts";
import type { PoolState } from "../kit/sandbox/pool.ts";
import type { Work } from "../kit/work/work.ts";
import { notificationEntity } from "../notifications/table.ts";
import { reportEntity } from "../reports/table.ts";
import { onItsWay } from "../sending/mails.ts";
import { dispatchEntity } from "../sending/table.ts";
import { workerLastSeenAt } from "../settings/store.ts";
import { sourceReadEntity } from "../sources/table.ts";
import { speedTestEntity } from "../speed-test/table.ts";

/** In seconds: from a reply out of memory to one that fetches an external page. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type ApiMetrics = {
  page: MetricsPage;
  /** `route` is the pattern of its path, never the path itself. */
  answered: (request: { method: string; route: string; status: number }, seconds: number) => void;
};

type Measured = {
  database: Database;
  clock: Clock;
  sandbox: { state: () => PoolState };
  server: () => Promise<ServerState>;
};

/** The API's metrics: its requests, its sandbox, and the waiting work, because the API runs even when no worker does. */
export function apiMetrics({ database, clock, sandbox, server }: Measured): ApiMetrics {
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
    help: "For how long the mail server has not taken an email that is tried again; 0 when it takes all",
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

  async function lookAtServer(now: Date): Promise<void> {
    backup.remove();
    room.remove();
    const state = await server().catch(() => null);
    if (!state) return;
    room.set(state.freeBytes);
    if (state.lastBackupAt) backup.set((now.getTime() - state.lastBackupAt.getTime()) / 1000);
  }

  async function lookAtMail(now: Date): Promise<void> {
    const outage = await findMailOutage(database, now);
    failing.set(outage ? (now.getTime() - outage.since.getTime()) / 1000 : 0);
  }

  async function look(): Promise<void> {
    const now = await clock();
    await lookAtServer(now);
    for (const gauge of [rows, due, oldest]) gauge.reset();
    lastWorker.remove();
    const work = await readWork(database).catch(() => null);
    up.set(work ? 1 : 0);
    if (!work) return;
    await lookAtMail(now);
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

type WorkState = {
  kinds: {
    kind: string;
    /** Row counts by state. */
    states: Record<string, number>;
    /** How many rows are due and unfinished. */
    waiting: number;
    /** For how long the oldest of these rows has been due. */
    oldestSeconds: number;
  }[];
  /** Seconds since a worker was last seen; null when none ever was. */
  workerSeenSeconds: number | null;
};

/** The work tables, with the states of an unfinished row. */
const tables: { kind: string; entity: EntitySchema<Work & { state: string }>; open: string[] }[] = [
  { kind: "report", entity: reportEntity, open: ["queued", "running"] },
  { kind: "dispatch", entity: dispatchEntity, open: onItsWay },
  { kind: "notification", entity: notificationEntity, open: ["queued", "sending"] },
  { kind: "source-read", entity: sourceReadEntity, open: ["queued", "running"] },
  { kind: "speed-test", entity: speedTestEntity, open: ["queued", "running"] },
];

/**
 * Reads the state of the work tables, by the database's clock.
 * @throws Error when the database is unavailable
 */
async function readWork(database: Database): Promise<WorkState> {
  const now = (await database.now()).getTime();
  const secondsSince = (moment: Date | null) => (moment ? Math.max(0, (now - moment.getTime()) / 1000) : 0);
  const kinds = [];
  for (const { kind, entity, open } of tables) {
    const counted = await database.manager
      .createQueryBuilder(entity, "row")
      .select("row.state", "state")
      .addSelect("COUNT(*)", "count")
      .groupBy("row.state")
      .getRawMany<{ state: string; count: number | string }>();
    const [due, waiting] = await database.manager
      .createQueryBuilder(entity, "row")
      .where(`row.state IN (:...open) AND row.dueAt <= ${database.sqlNow()}`, { open })
      .select(["row.id", "row.dueAt"])
      .orderBy("row.dueAt", "ASC")
      .take(1)
      .getManyAndCount();
    const states = Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)]));
    kinds.push({ kind, states, waiting, oldestSeconds: secondsSince(due[0]?.dueAt ?? null) });
  }
  const seen = await workerLastSeenAt(database);
  return { kinds, workerSeenSeconds: seen && secondsSince(seen) };
}

/** The kinds and outcomes of a try to send a mail. */
const mailKinds = ["report", "notification"] as const;
const mailOutcomes: Delivered[] = ["sent", "superseded", "retried", "failed", "uncertain"];

/** In seconds: from a notification to a speed test with a browser. */
const jobBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];

export type WorkerMetrics = {
  page: MetricsPage;
  /** Records a finished piece of work and its outcome. */
  worked: (job: string, outcome: string, seconds: number) => void;
  /** Records an attempt to send a mail. */
  mailed: (kind: (typeof mailKinds)[number], outcome: Delivered) => void;
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
  // From the start, because a counter that first appears with its first failure has not increased for Prometheus.
  for (const kind of mailKinds) for (const outcome of mailOutcomes) mails.inc({ kind, outcome }, 0);
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
