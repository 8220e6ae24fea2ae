import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { v7 } from "uuid";
import type { WorkKind } from "@agency/model/states";
import { watchJob } from "@agency/server/alerts/jobs";
import { mailAttentionJob } from "@agency/server/attention/jobs";
import { remindBookingsJob } from "@agency/server/bookings/jobs";
import { warnOfDeletionsJob } from "@agency/server/clients/jobs";
import { notificationComposer } from "@agency/server/compose/mails";
import type { Sandbox } from "@agency/server/compose/sandbox";
import { carriedClock } from "@agency/server/kit/clock";
import type { Database } from "@agency/server/kit/db/database";
import type { Environment } from "@agency/server/kit/environment";
import { newRequestId, withRequestId } from "@agency/server/kit/log/request-id";
import { openMailer } from "@agency/server/kit/mail/mail-job";
import { serveMetrics } from "@agency/server/kit/metrics";
import { openBell } from "@agency/server/kit/queue/bell";
import { release } from "@agency/server/kit/release";
import { answerSignUpsJob, spreadIssuesJob } from "@agency/server/newsletter/jobs";
import { gatherNoticesJob, sendNotificationJob } from "@agency/server/notifications/jobs";
import { purgeExpiredJob } from "@agency/server/people/jobs";
import { followRulesJob } from "@agency/server/reports/jobs";
import { showingReports } from "@agency/server/reports/showing-reports";
import { runSchedulesJob } from "@agency/server/schedules/jobs";
import { generateReportJob, sendReportJob } from "@agency/server/sending/jobs";
import { settleGoing } from "@agency/server/sending/settle-runs";
import { noteWorker } from "@agency/server/settings/store";
import { limitStoredProfilesJob, openGoogle, readSourcesJob } from "@agency/server/sources/jobs";
import { runSpeedTestJob } from "@agency/server/speed-test/jobs";
import { workerMetrics, type WorkerMetrics } from "@agency/server/status/metrics";
import { noteAlive, noteStopped } from "./alive.ts";

/** Pauses between two runs of a job, in ms. */
export type Pace = {
  /** Due rows: rare polls when the doorbell is in use. */
  due: { polling: number; redis: number };
  /** Rows that a worker left behind, sign-ups and issues. */
  leftovers: number;
  reminders: number;
  deletions: number;
  heartbeat: number;
  /** Shortest pause after a failed job, so that a database outage does not fill the log. */
  afterFailure: number;
};

const minute = 60_000;
const usualPace: Pace = {
  due: { polling: 300, redis: 2000 },
  leftovers: 2000,
  reminders: minute,
  deletions: 60 * minute,
  heartbeat: 15_000,
  afterFailure: 2000,
};

export type Worker = {
  /** Finishes the current work and takes nothing new. */
  stop: () => Promise<void>;
};

type Options = {
  environment: Environment;
  log: Logger;
  database: Database;
  sandbox: Sandbox;
  pace?: Pace;
  /** Opens all that a worker needs, and takes no work. */
  isTrial?: boolean;
};

/** Runs every job until it is stopped. The database rows decide what is due; the doorbell only saves waiting. */
export async function startWorker(options: Options): Promise<Worker> {
  const { environment, log, database, sandbox, pace = usualPace, isTrial = false } = options;
  const clock = await carriedClock(database);
  await settleGoing(database);
  const bell = await openBell(environment.REDIS_URL, log);
  const metrics = workerMetrics(sandbox);
  const { METRICS_HOST: host, METRICS_PORT: port } = environment;
  const metricsServer = port ? await serveMetrics(metrics.page, { host, port }) : null;
  const stop = new AbortController();
  if (isTrial) stop.abort();
  const stopping = stop.signal;
  const mailer = openMailer(environment, clock.read);
  const server = {
    environment,
    log,
    database,
    clock: database.now,
    newId: v7,
    random: randomBytes,
    bell,
    reports: showingReports,
  };
  const google = await openGoogle({ ...server, stopping }, clock.read);
  const context = { ...server, mailer, google, sandbox, metrics, stopping };
  const reports = generateReportJob(context);
  const dispatches = sendReportJob(context);
  const notifications = sendNotificationJob(context, notificationComposer(context));
  const speedTests = runSpeedTestJob(context);
  const sources = readSourcesJob(context);
  const schedules = runSchedulesJob(context);
  const purge = purgeExpiredJob(context);
  const id = v7();

  async function seen(): Promise<void> {
    await noteWorker(database, id, await clock.set(), { hasBrowser: await speedTests.hasBrowser() });
    await noteAlive(environment);
  }

  const due = environment.REDIS_URL ? pace.due.redis : pace.due.polling;
  const { leftovers, reminders, deletions, heartbeat, afterFailure } = pace;
  const common = { stopping, log, metrics, afterFailure };
  const loops = [
    repeat(reports.work, { every: due, ...common, name: "generate-report" }),
    repeat(dispatches.work, { every: due, ...common, name: "send-report" }),
    repeat(dispatches.afterOutage, { every: reminders, ...common, name: "send-reports-after-outage" }),
    repeat(dispatches.settle, { every: leftovers, ...common, name: "settle-reports" }),
    repeat(notifications.work, { every: due, ...common, name: "send-notification" }),
    repeat(notifications.afterOutage, { every: reminders, ...common, name: "send-notifications-after-outage" }),
    repeat(notifications.settle, { every: leftovers, ...common, name: "settle-notifications" }),
    repeat(gatherNoticesJob(context), { every: reminders, ...common, name: "gather-notices" }),
    repeat(speedTests.work, { every: due, ...common, name: "run-speed-test" }),
    repeat(speedTests.tidy, { every: deletions, ...common, name: "tidy-speed-tests" }),
    repeat(sources.work, { every: due, ...common, name: "read-sources" }),
    repeat(limitStoredProfilesJob(context), { every: deletions, ...common, name: "limit-stored-profiles" }),
    repeat(watchJob(context), { every: deletions, ...common, name: "watch" }),
    repeat(sources.request, { every: reminders, ...common, name: "request-reads" }),
    repeat(answerSignUpsJob(context), { every: leftovers, ...common, name: "answer-sign-ups" }),
    repeat(spreadIssuesJob(context), { every: leftovers, ...common, name: "spread-issues" }),
    repeat(remindBookingsJob(context), { every: reminders, ...common, name: "remind-bookings" }),
    repeat(followRulesJob(context), { every: deletions, ...common, name: "follow-rules" }),
    repeat(schedules, { every: reminders, ...common, name: "run-schedules" }),
    repeat(mailAttentionJob(context), { every: reminders, ...common, name: "mail-attention" }),
    repeat(warnOfDeletionsJob(context), { every: deletions, ...common, name: "warn-of-deletions" }),
    repeat(purge, { every: deletions, ...common, name: "purge-expired" }),
    repeat(seen, { every: heartbeat, ...common, name: "heartbeat" }),
  ];
  const answers: Record<WorkKind, (id: string) => Promise<void>> = {
    report: reports.answer,
    dispatch: dispatches.answer,
    notification: notifications.answer,
    "speed-test": speedTests.answer,
  };
  const consumer =
    environment.REDIS_URL && !isTrial
      ? (await import("@agency/server/kit/queue/redis")).redisConsumer(environment.REDIS_URL, {
          log,
          answer: (kind, row) => answers[kind](row),
        })
      : null;
  const queue = environment.REDIS_URL ? "redis" : "polling";
  log.info({ ...release(), database: database.kind, queue }, "The worker is ready");

  return {
    stop: async () => {
      stop.abort();
      await Promise.all([consumer?.close(), ...loops]);
      await Promise.all([reports, dispatches, notifications, speedTests, sources].map((job) => job.ended()));
      await noteStopped(environment);
      mailer.close();
      await google.close();
      await metricsServer?.close();
      await bell.close();
    },
  };
}

type RepeatOptions = {
  /** Pause between two runs, in ms. */
  every: number;
  stopping: AbortSignal;
  log: Logger;
  metrics: Pick<WorkerMetrics, "failed">;
  name: string;
  /** Shortest pause after a failed run, in ms. */
  afterFailure: number;
};

/** Runs `work` repeatedly with a pause in between, even when it fails. Stops on `stopping`, after the current run. */
async function repeat(
  work: () => Promise<unknown>,
  { every, stopping, log, metrics, name, afterFailure }: RepeatOptions,
): Promise<void> {
  while (!stopping.aborted) {
    // Work that a run starts itself, such as a scheduled report, gets the run's id as its request id.
    const pause = await withRequestId(newRequestId(), work).then(
      () => every,
      (error: unknown) => {
        metrics.failed(name);
        log.error({ err: error, job: name }, "A job failed; retrying");
        return Math.max(every, afterFailure);
      },
    );
    await sleep(pause, undefined, { signal: stopping }).catch(() => undefined);
  }
}
