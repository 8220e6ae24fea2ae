import type { FastifyInstance, FastifyRequest } from "fastify";
import { retention } from "@agency/content/legal";
import { translator } from "@agency/content/translator";
import { readHealth, readLiveness, readReadiness } from "@agency/contracts/health";
import * as contracts from "@agency/contracts/settings";
import type { System } from "@agency/contracts/settings";
import * as analytics from "@agency/contracts/status";
import type { Problem } from "@agency/model/problems";
import { tellActivity } from "../activity/record.ts";
import { diskState, isBackupLate, type ServerState } from "../attention/server-state.ts";
import { deletionDay } from "../clients/client.ts";
import { warnedClients } from "../clients/store.ts";
import { HttpError, requestLanguage } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { isFromThisMachine, type Proxies } from "../kit/http/proxies.ts";
import { requireConfirmation, requireSignedIn } from "../kit/http/signed-in.ts";
import type { Draining } from "../kit/http/start-and-stop.ts";
import { makeThrottle, type Throttling } from "../kit/http/throttle.ts";
import { checkMailDomain, type DnsQuery, readHeaders } from "../kit/mail/domain-check.ts";
import type { FiledMail, MailFolder } from "../kit/mail/mail-folder.ts";
import { checkSmtp, readSmtpServer, smtpService } from "../kit/mail/smtp.ts";
import type { Bell } from "../kit/queue/bell.ts";
import { Refusal } from "../kit/refusal.ts";
import { release } from "../kit/release.ts";
import type { SecretBox } from "../kit/secrets.ts";
import { sharedAnswer } from "../kit/shared-answer.ts";
import { dueTogether } from "../kit/work/work.ts";
import { dueNotifications } from "../notifications/store.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { dueReports } from "../sending/store.ts";
import { readSetting, readsPromises, savePromises, saveSetting, workerLastSeenAt } from "../settings/store.ts";
import { type Connection, connectionState } from "../sources/connection.ts";
import { allConnections, clientCounts } from "../sources/store.ts";
import { readsFactorRequired, saveFactorRequired } from "../staff/factor-required.ts";
import { readsTokens, saveTokens } from "../tokens/store.ts";
import { requireReplyToUnchanged } from "./changed-meanwhile.ts";
import { readCharts } from "./store.ts";
import { deliverTestMail } from "./test-mail.ts";

type Needs = Throttling & {
  bell: Pick<Bell, "working">;
  server: () => Promise<ServerState>;
  mailFolder: MailFolder;
  mailFrom: string;
  dns: DnsQuery;
  secretBox: SecretBox;
};

/** @param state of this process: whether it is stopping, and what its website lacks, if anything */
export function statusRoutes(
  app: FastifyInstance,
  context: Needs,
  { proxies, ...state }: { proxies: Proxies; draining: Draining; site: string | null },
): void {
  handle(app, analytics.readCharts, async ({ request }) => readCharts(context, await requireScope(request)));
  healthRoutes(app, context, state);
  settingsRoutes(app, context, proxies);
  mailRoutes(app, context);
}

function settingsRoutes(app: FastifyInstance, context: Needs, proxies: Proxies): void {
  const { database, mailFolder, mailFrom, environment, clock } = context;
  const server = readSmtpServer(environment);
  const service = server ? smtpService(server) : mailFolder;
  const throttle = makeThrottle(context, "test emails", { free: 10, memory: 3600, longestWait: 900 });
  const lookUps = makeThrottle(context, "mail checks", { free: 20, memory: 3600, longestWait: 900 });
  const systemNow = () => systemState(context, { proxies, checkMail: server ? () => checkSmtp(server) : null });

  handle(app, contracts.readSystem, systemNow);

  handle(app, contracts.saveSettings, async ({ body, request }) => {
    if (body.tokens !== undefined || body.factorRequired !== undefined) await requireConfirmation(request);
    const { seenReplyTo, ...changes } = body;
    if (seenReplyTo !== undefined) await requireReplyToUnchanged(database, { seen: seenReplyTo, wanted: body.replyTo });
    tellActivity({ details: { changed: Object.keys(changes) } });
    if (body.replyTo !== undefined) await saveSetting(database, "replyTo", body.replyTo);
    if (body.promisesWork !== undefined) await savePromises(database, body.promisesWork);
    if (body.tokens !== undefined) await saveTokens(database, body.tokens);
    if (body.factorRequired !== undefined) await saveFactorRequired(database, body.factorRequired);
    return systemNow();
  });

  handle(app, contracts.sendTestMail, async ({ body, request }) => {
    const { staff } = await requireSignedIn(request);
    await throttle.attempt(staff.id);
    const delivery = await deliverTestMail({
      service,
      from: mailFrom,
      to: body.to,
      language: requestLanguage(request),
      publicUrl: environment.PUBLIC_URL,
      date: await clock(),
    });
    if ("cause" in delivery) {
      request.log.warn({ err: delivery.cause }, "The test mail was not delivered");
      const problem: Problem = "problem" in delivery ? delivery.problem : { code: "mail_unanswered", params: {} };
      const t = translator(requestLanguage(request));
      throw new HttpError("mail_failed", { problem: t(`errors:problem.${problem.code}`, problem.params) });
    }
    return null;
  });

  handle(app, contracts.checkMail, async ({ body, request }) => {
    const { staff } = await requireSignedIn(request);
    await lookUps.attempt(staff.id);
    const received = body.headers.trim() ? await readHeaders(body.headers) : null;
    if (body.headers.trim() && !received) {
      throw new Refusal("invalid_input", { fields: [{ field: "headers", problem: "no_mail_headers" }] });
    }
    return checkMailDomain({
      from: mailFrom,
      smtpHost: server && new URL(server.url).hostname,
      selector: body.selector || null,
      received,
      dns: context.dns,
    });
  });
}

/** The emails that were written to files because there is no mail server. */
function mailRoutes(app: FastifyInstance, { mailFolder }: Needs): void {
  handle(app, contracts.listMails, async () => (await mailFolder.list()).map(presentSummary));

  handle(app, contracts.readMail, async ({ params }) => {
    const mail = await mailFolder.read(params.mailId);
    if (!mail) throw new HttpError("mail_not_found");
    const { from, cc, replyTo, text, html, attachments } = mail;
    return { ...presentSummary(mail), from, cc, replyTo, text, html, attachments };
  });

  handle(app, contracts.downloadMail, async ({ params, reply }) => {
    const raw = await mailFolder.readRaw(params.mailId);
    if (!raw) throw new HttpError("mail_not_found");
    reply.header("content-disposition", `attachment; filename="${params.mailId}.eml"`);
    return raw;
  });
}

function presentSummary({ id, subject, to, at }: FiledMail) {
  return { id, subject, to, at: at.toISOString() };
}

/** How long the database's answer lasts for whoever asks for the health, in ms. */
const healthLasts = 1000;

function healthRoutes(
  app: FastifyInstance,
  { database, log, server }: Needs,
  { draining, site }: { draining: Draining; site: string | null },
): void {
  let migrated = false;

  const diskNow = sharedAnswer(async () => diskState(await server()), healthLasts);
  const reachDatabase = sharedAnswer(async () => {
    try {
      await database.now();
      // Checked until true, then never again: migrations only go forward.
      migrated ||= await database.migrated();
    } catch (error) {
      log.error({ err: error }, "The database cannot be reached");
      throw new HttpError("unavailable");
    }
  }, healthLasts);

  handle(app, readHealth, async ({ request }) => {
    await reachDatabase();
    return { ...ok(request), disk: await diskNow() };
  });

  handle(app, readLiveness, async ({ request }) => ok(request));

  handle(app, readReadiness, async ({ request }) => {
    if (draining.begun || site !== null) throw new HttpError("unavailable");
    await reachDatabase();
    if (!migrated) throw new HttpError("unavailable");
    return ok(request);
  });
}

/** Strangers learn no commit. On the machine itself, `agency update` asks for it; the staff have System Settings. */
function ok(request: FastifyRequest) {
  const { version, ...source } = release();
  return { status: "ok", version, ...(isFromThisMachine(request) && source) } as const;
}

/** The state of the services the product depends on. `checkMail` is null when emails are written to files. */
async function systemState(
  context: Needs,
  { proxies, checkMail }: { proxies: Proxies; checkMail: (() => Promise<unknown>) | null },
): Promise<System> {
  const { database, bell, environment, mailFrom } = context;
  const [
    working,
    mailWorking,
    due,
    lastSeenAt,
    replyTo,
    promisesWork,
    tokens,
    factorRequired,
    warned,
    google,
    server,
    now,
  ] = await Promise.all([
    bell.working(),
    checkMail ? checkMail().then(yes, no) : true,
    Promise.all([dueReports(database), dueNotifications(database)]).then(dueTogether),
    workerLastSeenAt(database),
    readSetting(database, "replyTo"),
    readsPromises(database),
    readsTokens(database),
    readsFactorRequired(database),
    warnedClients(database),
    googleState(context),
    context.server(),
    context.clock(),
  ]);
  const deletions = warned
    .map((client) => ({ name: client.name, day: deletionDay(client, retention.reportsAfterContract) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return {
    release: release(),
    database: { kind: database.kind, working: true },
    queue: {
      kind: environment.REDIS_URL ? "redis" : "polling",
      working,
      waiting: due.waiting,
      oldestDueAt: due.oldest?.toISOString() ?? null,
    },
    worker: { lastSeenAt: lastSeenAt?.toISOString() ?? null },
    mail: { kind: checkMail ? "smtp" : "files", working: mailWorking, from: mailFrom },
    proxy: proxies(),
    disk: { state: diskState(server), freeBytes: server.freeBytes },
    backup: { lastAt: server.lastBackupAt?.toISOString() ?? null, late: isBackupLate(server, now) },
    deletions,
    sources: { sampleData: database.samples.sampleData, ...google },
    replyTo,
    promisesWork,
    tokens,
    factorRequired,
  };
}

/** The Google accounts that work, and the accounts that clients' sources wait for. */
async function googleState({ database, secretBox }: Needs) {
  const [list, counts] = await Promise.all([allConnections(database), clientCounts(database)]);
  const [well, ended] = [list.filter(isWell), list.filter((connection) => !isWell(connection))];
  function isWell(connection: Connection): boolean {
    return connectionState(secretBox, connection) === "ok";
  }
  return { connected: well.length, ended: ended.filter(({ id }) => counts.has(id)).map(({ email }) => email) };
}

const yes = () => true;
const no = () => false;
