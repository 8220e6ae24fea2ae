import { agency, agencyDetails } from "@agency/content/agency";
import { aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { wholeName } from "@agency/model/report/greeting-name";
import { pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import { drawableLogo } from "../clients/client.ts";
import { clientById, readLogo } from "../clients/store.ts";
import { type MailContext, mailJob } from "../kit/mail/mail-job.ts";
import type { OutgoingMail } from "../kit/mail/mail-service.ts";
import { buildMessage } from "../kit/mail/message.ts";
import { openPlaces, rowJob } from "../kit/work/row-job.ts";
import { forRequest } from "../kit/work/work.ts";
import { composeReportMail } from "../reports/mail/report-mail.ts";
import { forClient } from "../reports/report-presenter.ts";
import type { Report } from "../reports/report.ts";
import type { ReportSandbox } from "../reports/sandbox-tasks.ts";
import { askForUndrawn, undrawnWordsFinder } from "../reports/undrawn-words.ts";
import { readSetting } from "../settings/store.ts";
import { figuresReader } from "../sources/read-figures.ts";
import { composeReport, openMailLink } from "./deliver-report.ts";
import { type ClaimedDispatch, dispatchWork } from "./dispatch-work.ts";
import { generateReport, reportWork } from "./generate-report.ts";

/** How many reports one worker generates side by side: it mostly waits for the database. */
const reportsInHand = 4;

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

  async function generate(report: Report): Promise<void> {
    const { result, seconds } = await forRequest(report, async () => {
      const outcome = await generateReport(needs, report);
      log.info({ job: "generate-report", report: report.id, attempt: report.attempts, outcome }, "Report");
      return outcome;
    });
    metrics.worked("generate-report", result, seconds);
  }

  return rowJob({ stopping, places: openPlaces(reportsInHand), claim: work.claim, work: generate });
}

/** Emails the due reports. */
export function sendReportJob(context: MailContext & { sandbox: ReportSandbox<"drawReportMail"> }) {
  const { environment, database, mailer, sandbox } = context;
  const work = dispatchWork(database);
  const { sampleMails } = database.samples;

  async function draw(
    { row: dispatch, report, firstMessageId }: ClaimedDispatch,
    snapshot: Snapshot,
  ): Promise<OutgoingMail | null> {
    const client = await clientById(database, report.clientId);
    if (!client) throw new Error("The client was deleted");
    const language = dispatch.language ?? snapshot.language;
    const { prefix } = aboutLanguage(language);
    const document = presentReport(
      forClient(snapshot, agencyDetails.name),
      translator(language),
      agencyDetails,
      language,
      dispatch.recipientName,
    );
    const token = await openMailLink({ ...context, clock: mailer.delivering.clock }, work, { dispatch, client });
    if (token === null) return null;
    const { pdf, pictures } = await sandbox.run.drawReportMail(
      document,
      await drawableLogo(client, (id) => readLogo(database, id)),
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
    claim: (id) => work.claim(id),
    compose: (claimed) => composeReport({ work, sampleMails, draw }, claimed),
    work,
  });
}
