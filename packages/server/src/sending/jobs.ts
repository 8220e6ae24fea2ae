import type { ReportType } from "@agency/model/report/report-type";
import type { Client } from "../clients/client.ts";
import { clientById, findContacts } from "../clients/store.ts";
import { type MailContext, mailJob } from "../kit/mail/mail-job.ts";
import type { OutgoingMail } from "../kit/mail/mail-service.ts";
import { openPlaces, rowJob } from "../kit/work/row-job.ts";
import { together } from "../kit/work/together.ts";
import { forRequest } from "../kit/work/work.ts";
import { copyRecipients, type ReportMail, wordsIn } from "../mail-words/mail-words.ts";
import { readClientMail } from "../mail-words/store.ts";
import { type ReportMailContext, writeReportMail } from "../reports/mail/write-report-mail.ts";
import type { Report } from "../reports/report.ts";
import type { ReportSandbox } from "../reports/sandbox-tasks.ts";
import { askForUndrawn, undrawnWordsFinder } from "../reports/undrawn-words.ts";
import { figuresReader } from "../sources/read-figures.ts";
import { composeReport, prepareMail } from "./deliver-report.ts";
import { type ClaimedDispatch, dispatchWork, type SentRevision } from "./dispatch-work.ts";
import { generateReports, reportWork } from "./generate-report.ts";

/** How many reports one worker has in hand: it generates together whatever waits when it is done with others. */
const reportsInHand = 10;

/** Generates the reports that are due. */
export function generateReportJob(context: MailContext & { sandbox: ReportSandbox<"undrawnWords"> }) {
  const { log, database, mailer, sandbox, metrics, stopping } = context;
  const work = reportWork(database);
  const needs = {
    ...context,
    work,
    figures: figuresReader(database),
    undrawnWords: undrawnWordsFinder({ undrawnIn: askForUndrawn(sandbox) }),
    clock: mailer.delivering.clock,
  };
  const generateTogether = together((reports: Report[]) => generateReports(needs, reports));

  async function generate(report: Report): Promise<void> {
    const { result, seconds } = await forRequest(report, async () => {
      const outcome = await generateTogether(report);
      log.info({ job: "generate-report", report: report.id, attempt: report.attempts, outcome }, "Report");
      return outcome;
    });
    metrics.worked("generate-report", result, seconds);
  }

  return rowJob({ stopping, places: openPlaces(reportsInHand), claim: work.claim, work: generate });
}

/** Emails the due reports. */
export function sendReportJob(context: MailContext & ReportMailContext) {
  const { database, mailer } = context;
  const work = dispatchWork(database);
  const { sampleMails } = database.samples;

  async function draw(
    { row: dispatch, report, firstMessageId }: ClaimedDispatch,
    { number, snapshot }: SentRevision,
  ): Promise<OutgoingMail | null> {
    const client = await clientById(database, report.clientId);
    if (!client) throw new Error("The client was deleted");
    const mail = await readClientMail(database, client.id);
    const needs = { ...context, clock: mailer.delivering.clock };
    const linkToken = await prepareMail(needs, work, { dispatch, revision: number, client });
    if (linkToken === null) return null;
    const { id, messageId, recipient } = dispatch;
    const language = dispatch.language ?? snapshot.language;
    const cc = await copies(mail.reportMail, client, { type: snapshot.type, recipient });
    const raw = await writeReportMail(context, {
      client,
      snapshot,
      language,
      words: wordsIn(mail, language),
      from: mailer.from,
      to: { email: recipient, name: dispatch.recipientName },
      cc,
      replyTo: mail.replyTo,
      messageId,
      follows: firstMessageId,
      linkToken,
      date: mailer.delivering.clock(),
    });
    return { id, messageId, from: mailer.from, to: recipient, cc, raw };
  }

  /** Who gets a copy. Most agencies send none, and then nobody asks who else gets the report. */
  async function copies(reportMail: ReportMail, client: Client, mail: { type: ReportType; recipient: string }) {
    if (reportMail.cc.length === 0) return [];
    const contacts = await findContacts(database, [client.id]);
    return copyRecipients(reportMail, client, contacts.get(client.id) ?? [], mail);
  }

  return mailJob(context, {
    kind: "report",
    claim: (id) => work.claim(id),
    compose: (claimed) => composeReport({ work, sampleMails, draw }, claimed),
    work,
  });
}
