import { randomBytes } from "node:crypto";
import { v7 as newId } from "uuid";
import { agency, agencyDetails } from "@agency/content/agency";
import { languages } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { wholeName } from "@agency/model/report/greeting-name";
import { pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import { logoOf } from "@agency/server/clients/logo";
import { readLogo } from "@agency/server/clients/logos-store";
import { clientById } from "@agency/server/clients/store";
import { hostOf, sampleUse } from "@agency/server/kit/environment";
import type { OutgoingMail } from "@agency/server/kit/mail/mail-service";
import { buildMessage } from "@agency/server/kit/mail/message";
import { recallSent } from "@agency/server/kit/mail/recall-sent";
import { settleAbandoned } from "@agency/server/kit/mail/settle-abandoned";
import { byAgency } from "@agency/server/reports/for-readers";
import { composeReportMail } from "@agency/server/reports/mail/report-mail";
import { deliverReport } from "@agency/server/sending/deliver-report";
import type { Dispatch } from "@agency/server/sending/dispatch";
import { type ClaimedDispatch, dispatchWork } from "@agency/server/sending/dispatch-work";
import { openMailLink } from "@agency/server/sending/mail-link";
import { readSetting } from "@agency/server/settings/store";
import type { Context } from "../context.ts";
import { mailJob } from "./mail-job.ts";

/** Emails the due reports. */
export function sendReportJob(context: Context) {
  const { environment, database, bell, mailer, sandbox, log } = context;
  const work = dispatchWork(database);
  const dependencies = {
    ...mailer.delivering,
    work,
    compose,
    log,
    sampleMails: sampleUse(environment).sampleMails,
    doorbell: bell.ring,
    newId,
    random: randomBytes,
    host: hostOf(environment),
  };

  async function compose(
    dispatch: Dispatch,
    { report, firstMessageId }: ClaimedDispatch,
    snapshot: Snapshot,
  ): Promise<OutgoingMail | null> {
    const client = await clientById(database, report.clientId);
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
    const { pdf, pictures } = await sandbox.run.drawReportMail(
      document,
      await logoOf(client, (id) => readLogo(database, id)),
    );
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
      replyTo: (await readSetting(database, "replyTo")) ?? agency.email,
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
