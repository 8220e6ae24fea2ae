import type { FastifyInstance } from "fastify";
import { translator } from "@agency/content/translator";
import * as contracts from "@agency/contracts/settings";
import type { Problem } from "@agency/model/problems";
import type { Dependencies } from "../dependencies.ts";
import { HttpError } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { languageOf } from "../kit/http/language.ts";
import type { Proxies } from "../kit/http/proxies.ts";
import { staffOf } from "../kit/http/signed-in.ts";
import { makeThrottle } from "../kit/http/throttle.ts";
import { checkMailDomain } from "../kit/mail/domain-check/check-domain.ts";
import { readHeaders } from "../kit/mail/domain-check/read-headers.ts";
import type { FiledMail } from "../kit/mail/mail-folder.ts";
import { smtpServerOf } from "../kit/mail/smtp-server.ts";
import { checkSmtp, smtpService } from "../kit/mail/smtp.ts";
import { Refusal } from "../kit/refusal.ts";
import { saveSetting } from "../settings/store.ts";
import { systemState } from "./system-state.ts";
import { deliverTestMail } from "./test-mail.ts";

export function settingsRoutes(app: FastifyInstance, dependencies: Dependencies, proxies: Proxies): void {
  const { database, mailFolder, mailFrom, environment, clock } = dependencies;
  const server = smtpServerOf(environment);
  const service = server ? smtpService(server) : mailFolder;
  const throttle = makeThrottle(dependencies, "test emails", { free: 10, memory: 3600, longestWait: 900 });
  const lookUps = makeThrottle(dependencies, "mail checks", { free: 20, memory: 3600, longestWait: 900 });
  const systemNow = () => systemState(dependencies, { proxies, checkMail: server ? () => checkSmtp(server) : null });

  handle(app, contracts.readSystem, systemNow);

  handle(app, contracts.saveSettings, async ({ body }) => {
    await saveSetting(database, "replyTo", body.replyTo);
    return systemNow();
  });

  handle(app, contracts.sendTestMail, async ({ body, request }) => {
    const { staff } = await staffOf(request);
    await throttle.attempt(staff.id);
    const delivery = await deliverTestMail({
      service,
      from: mailFrom,
      to: body.to,
      language: languageOf(request),
      publicUrl: environment.PUBLIC_URL,
      date: await clock(),
    });
    if ("cause" in delivery) {
      request.log.warn({ err: delivery.cause }, "The test mail was not delivered");
      const problem: Problem = "problem" in delivery ? delivery.problem : { code: "mail_unanswered", params: {} };
      const t = translator(languageOf(request));
      throw new HttpError("mail_failed", { problem: t(`errors:problem.${problem.code}`, problem.params) });
    }
    return null;
  });

  handle(app, contracts.checkMail, async ({ body, request }) => {
    const { staff } = await staffOf(request);
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
      dns: dependencies.dns,
    });
  });

  handle(app, contracts.listMails, async () => (await mailFolder.list()).map(presentSummary));

  handle(app, contracts.readMail, async ({ params }) => {
    const mail = await mailFolder.read(params.mailId);
    if (!mail) throw new HttpError("mail_not_found");
    const { from, replyTo, text, html, attachments } = mail;
    return { ...presentSummary(mail), from, replyTo, text, html, attachments };
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
