import { setTimeout as sleep } from "node:timers/promises";
import { agency, agencyDetails } from "@agency/content/agency";
import { languages } from "@agency/content/languages";
import { translator } from "@agency/content/translator";
import { formatClientId } from "@agency/core/clients/client-id";
import type { OutgoingMail } from "@agency/core/mail/mail-service";
import { settleAbandoned } from "@agency/core/mail/settle-abandoned";
import { deliverReport } from "@agency/core/reports/deliver-report";
import { presentReport } from "@agency/core/reports/document";
import type { Dispatch, Report } from "@agency/core/reports/report";
import type { Snapshot } from "@agency/core/reports/snapshot";
import { clientRepository } from "@agency/platform/db/repositories/clients";
import { dispatchWork } from "@agency/platform/db/repositories/dispatch-work";
import { settingRepository } from "@agency/platform/db/repositories/settings";
import { sendJournal } from "@agency/platform/mail/journal";
import { mailFolder } from "@agency/platform/mail/mail-folder";
import { buildMessage } from "@agency/platform/mail/message";
import { composeReportMail } from "@agency/platform/mail/report-mail";
import { smtpService } from "@agency/platform/mail/smtp";
import { drawReportPdf } from "@agency/platform/pdf/report-pdf";
import type { Context } from "../context.ts";

/** Mails the reports that are due, one at a time. */
export function sendReportJob({ environment, log, database, stopping }: Context) {
  const work = dispatchWork(database);
  const clients = clientRepository(database);
  const settings = settingRepository(database);
  const from = environment.MAIL_FROM ?? agency.email;
  const mail = environment.SMTP_URL ? smtpService(environment.SMTP_URL) : mailFolder(environment.DATA_DIR);
  const journal = sendJournal(environment.DATA_DIR);
  const dependencies = { work, mail, journal, clock: () => new Date(), compose, sleep: (ms: number) => sleep(ms) };
  let busy: Promise<unknown> = Promise.resolve();

  async function compose(dispatch: Dispatch, report: Report, snapshot: Snapshot): Promise<OutgoingMail> {
    const client = await clients.find(report.clientId);
    if (!client) throw new Error("The client was deleted");
    const { locale, prefix } = languages[snapshot.language];
    const document = presentReport(snapshot, translator(snapshot.language), agencyDetails, locale);
    const raw = await buildMessage({
      messageId: dispatch.messageId,
      from: { name: agency.name, address: from },
      to: { name: client.name, address: dispatch.recipient },
      replyTo: (await settings.read("replyTo")) ?? agency.email,
      date: await database.now(),
      ...composeReportMail(document, {
        portalUrl: `${environment.PUBLIC_URL}${prefix}/client-portal#id=${formatClientId(client.accessId)}`,
      }),
      attachments: [
        {
          filename: `${snapshot.type}-${snapshot.period.start}.pdf`,
          content: await drawReportPdf(document),
          contentType: "application/pdf",
        },
      ],
    });
    return { id: dispatch.id, messageId: dispatch.messageId, from, to: dispatch.recipient, raw };
  }

  /** One mail at a time, whoever asks: SAFETY.md wants one SMTP conversation a worker. */
  function oneAtATime<T>(job: () => Promise<T>): Promise<T> {
    const turn = busy.then(job);
    busy = turn.catch(() => undefined);
    return turn;
  }

  const send = (id?: string) =>
    oneAtATime(async () => {
      if (stopping.aborted) return false;
      const claimed = await work.claim(id);
      if (!claimed) return false;
      const outcome = await deliverReport(dependencies, claimed.dispatch, claimed.report);
      const { id: dispatch, attempts } = claimed.dispatch;
      log.info({ job: "send-report", dispatch, attempt: attempts, outcome }, "Mail");
      return true;
    });

  return {
    /** All that is due. */
    work: async () => {
      while (await send());
    },
    /** The one that was rung for, unless it waits for its report or somebody else has it. */
    answer: async (id: string) => void (await send(id)),
    /** Sendings that a worker left behind after the final dot. */
    settle: () => settleAbandoned(dependencies),
  };
}
