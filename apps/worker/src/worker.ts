import type { Logger } from "pino";
import { v7 } from "uuid";
import { carriedClock } from "@agency/platform/db/carried-clock";
import { openDatabase } from "@agency/platform/db/database";
import { workerRepository } from "@agency/platform/db/repositories/settings";
import type { Environment } from "@agency/platform/environment";
import { serveMetrics } from "@agency/platform/metrics/serve-metrics";
import { workerMetrics } from "@agency/platform/metrics/worker-metrics";
import { redisConsumer } from "@agency/platform/queue/consumer";
import { type Bell, redisBell, silentBell, type WorkKind } from "@agency/platform/queue/doorbell";
import { noteAlive } from "./alive.ts";
import { answerSignUpsJob } from "./jobs/answer-sign-ups.ts";
import { generateReportJob } from "./jobs/generate-report.ts";
import { purgeExpiredJob } from "./jobs/purge-expired.ts";
import { remindBookingsJob } from "./jobs/remind-bookings.ts";
import { runSchedulesJob } from "./jobs/run-schedules.ts";
import { runSpeedTestJob } from "./jobs/run-speed-test.ts";
import { sendNotificationJob } from "./jobs/send-notification.ts";
import { sendReportJob } from "./jobs/send-report.ts";
import { spreadIssuesJob } from "./jobs/spread-issues.ts";
import { openMailer } from "./mailer.ts";
import { repeat } from "./repeat.ts";

/** How often rows that are due are looked for, in ms: seldom where the doorbell rings, since it does the waking. */
const lookEvery = { polling: 300, redis: 2000 };

/** How often data that are due are deleted, how often schedules are looked at, and how often the worker says that it is there, in ms. */
const minute = 60_000;
const hour = 60 * minute;
const heartbeat = 15_000;

/** Runs every job until it is stopped. The rows in the database are the truth: the doorbell only saves waiting. */
export async function startWorker(environment: Environment, log: Logger): Promise<{ stop: () => Promise<void> }> {
  const database = await openDatabase({ url: environment.DATABASE_URL, folder: environment.DATA_DIR });
  const clock = await carriedClock(database);
  const bell: Bell = environment.REDIS_URL ? redisBell(environment.REDIS_URL, log) : silentBell;
  const metrics = workerMetrics();
  const { METRICS_HOST: host, METRICS_PORT: port } = environment;
  const metricsServer = port ? await serveMetrics(metrics.page, { host, port }) : null;
  const stop = new AbortController();
  const stopping = stop.signal;
  const mailer = openMailer(environment, clock.read);
  const context = { environment, log, database, bell, mailer, metrics, stopping };
  const reports = generateReportJob(context);
  const dispatches = sendReportJob(context);
  const notifications = sendNotificationJob(context);
  const speedTests = runSpeedTestJob(context);
  const schedules = runSchedulesJob(context);
  const purge = purgeExpiredJob(context);
  const workers = workerRepository(database);
  const id = v7();

  async function seen(): Promise<void> {
    await workers.seen(id, await clock.set());
    await noteAlive();
  }

  const every = environment.REDIS_URL ? lookEvery.redis : lookEvery.polling;
  const common = { stopping, log, metrics };
  const loops = [
    repeat(reports.work, { every, ...common, name: "generate-report" }),
    repeat(dispatches.work, { every, ...common, name: "send-report" }),
    repeat(dispatches.settle, { every: lookEvery.redis, ...common, name: "settle-reports" }),
    repeat(notifications.work, { every, ...common, name: "send-notification" }),
    repeat(notifications.settle, { every: lookEvery.redis, ...common, name: "settle-notifications" }),
    repeat(speedTests.work, { every, ...common, name: "run-speed-test" }),
    repeat(speedTests.tidy, { every: hour, ...common, name: "tidy-speed-tests" }),
    repeat(answerSignUpsJob(context), { every: lookEvery.redis, ...common, name: "answer-sign-ups" }),
    repeat(spreadIssuesJob(context), { every: lookEvery.redis, ...common, name: "spread-issues" }),
    repeat(remindBookingsJob(context), { every: minute, ...common, name: "remind-bookings" }),
    repeat(schedules, { every: minute, ...common, name: "run-schedules" }),
    repeat(purge, { every: hour, ...common, name: "purge-expired" }),
    repeat(seen, { every: heartbeat, ...common, name: "heartbeat" }),
  ];
  const answers: Record<WorkKind, (id: string) => Promise<void>> = {
    report: reports.answer,
    dispatch: dispatches.answer,
    notification: notifications.answer,
    "speed-test": speedTests.answer,
  };
  const consumer = environment.REDIS_URL
    ? redisConsumer(environment.REDIS_URL, {
        log,
        answer: (kind, row) => answers[kind](row),
      })
    : null;
  log.info({ database: database.kind, queue: environment.REDIS_URL ? "redis" : "polling" }, "The worker is ready");

  return {
    stop: async () => {
      stop.abort();
      await Promise.all([consumer?.close(), ...loops]);
      await speedTests.ended();
      await metricsServer?.close();
      await bell.close();
      await database.close();
    },
  };
}
