import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { agency, agencyDetails } from "@agency/content/agency";
import { languages } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { logoOf } from "@agency/core/clients/logo-repository";
import type { OutgoingMail } from "@agency/core/mail/mail-service";
import { recallSent } from "@agency/core/mail/recall-sent";
import { settleAbandoned } from "@agency/core/mail/settle-abandoned";
import { deliverReport } from "@agency/core/reports/deliver-report";
import { byAgency } from "@agency/core/reports/for-readers";
import { openMailLink } from "@agency/core/reports/mail-link";
import type { Dispatch } from "@agency/core/reports/report";
import type { ClaimedDispatch } from "@agency/core/reports/report-repository";
import { presentReport } from "@agency/model/report/document";
import { wholeName } from "@agency/model/report/greeting-name";
import { pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import { logoRepository } from "@agency/platform/db/repositories/client-logos";
import { clientRepository } from "@agency/platform/db/repositories/clients";
import { dispatchWork } from "@agency/platform/db/repositories/dispatch-work";
import { settingRepository } from "@agency/platform/db/repositories/settings";
import { sampleUse } from "@agency/platform/environment";
import { buildMessage } from "@agency/platform/mail/message";
import { composeReportMail } from "@agency/platform/mail/report-mail";
import type { Context } from "../context.ts";
import { mailJob } from "./mail-job.ts";

/** Emails the due reports. */
export function sendReportJob(context: Context) {
  const { environment, database, bell, mailer, sandbox, log } = context;
  const work = dispatchWork(database);
  const clients = clientRepository(database);
  const logos = logoRepository(database);
  const settings = settingRepository(database);
  const dependencies = {
    ...mailer.delivering,
    work,
    compose,
    log,
    sampleMails: sampleUse(environment).sampleMails,
    doorbell: bell.ring,
    newId,
    random: randomBytes,
    host: new URL(environment.PUBLIC_URL).hostname,
  };

  async function compose(
    dispatch: Dispatch,
    { report, firstMessageId }: ClaimedDispatch,
    snapshot: Snapshot,
  ): Promise<OutgoingMail | null> {
    const client = await clients.find(report.clientId);
    if (!client) throw new Error("The client was deleted");
    const language = dispatch.language ?? snapshot.language;
    const { prefix } = languages[language];
    const document = presentReport(
      byAgency(snapshot, agencyDetails.name),
      translator(language),
      agencyDetails,
      language,
      dispatch.recipientName,
    );
    const token = await openMailLink(dependencies, dispatch, client);
    if (token === null) return null;
    const { pdf, pictures } = await sandbox.run("drawReportMail", document, await logoOf(logos, client));
    const { attachments, ...content } = composeReportMail(document, {
      reportUrl: `${environment.PUBLIC_URL}${prefix}/client-portal/shared#${token}`,
      portalUrl: `${environment.PUBLIC_URL}${prefix}/client-portal`,
      messageId: dispatch.messageId,
      pictures,
    });
    const raw = await buildMessage({
      messageId: dispatch.messageId,
      ...(firstMessageId !== null && { follows: firstMessageId }),
      from: { name: agency.name, address: mailer.from },
      to: {
        name: dispatch.recipientName === null ? client.name : wholeName(dispatch.recipientName),
        address: dispatch.recipient,
      },
      replyTo: (await settings.read("replyTo")) ?? agency.email,
      date: mailer.delivering.clock(),
      ...content,
      attachments: [...attachments, { filename: pdfName(snapshot), content: pdf, contentType: "application/pdf" }],
    });
    return { id: dispatch.id, messageId: dispatch.messageId, from: mailer.from, to: dispatch.recipient, raw };
  }

  return mailJob(context, {
    kind: "report",
    claim: async (id) => {
      const claimed = await work.claim(id);
      if (!claimed) return null;
      return { row: claimed.dispatch, send: () => deliverReport(dependencies, claimed) };
    },
    recall: () => recallSent(dependencies),
    settle: () => settleAbandoned(dependencies),
  });
}
