import { agency, agencyDetails } from "@agency/content/agency";
import { type Language, aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { wholeName } from "@agency/model/report/greeting-name";
import type { MailWords } from "@agency/model/report/mail-words";
import { pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import { type Client, drawableLogo } from "../../clients/client.ts";
import { readLogo } from "../../clients/store.ts";
import type { Context } from "../../kit/context.ts";
import { buildMessage } from "../../kit/mail/message.ts";
import { forClient } from "../report-presenter.ts";
import type { ReportSandbox } from "../sandbox-tasks.ts";
import { composeReportMail } from "./report-mail.ts";

/** What writing a report's email takes. */
export type ReportMailContext = Context & { sandbox: ReportSandbox<"drawReportMail"> };

type Drawn = {
  client: Client;
  snapshot: Snapshot;
  language: Language;
  words: MailWords;
  /** The name of the contact whom it greets; null greets the client. */
  addressee: string | null;
  messageId: string;
  /** What its button opens. */
  reportUrl: string;
  /** Whether it is for the staff to read first, which its subject says. */
  isCopy?: boolean;
};

/** What the email of a report says, with its pictures and its PDF. */
export async function drawReportMail({ environment, database, sandbox }: ReportMailContext, drawn: Drawn) {
  const { client, snapshot, language, words, addressee, messageId, reportUrl, isCopy = false } = drawn;
  const t = translator(language);
  const document = presentReport(forClient(snapshot, agencyDetails.name), t, agencyDetails, language, {
    addressee,
    words,
  });
  const logo = await drawableLogo(client, (id) => readLogo(database, id));
  const { pdf, pictures } = await sandbox.run.drawReportMail(document, logo);
  const { attachments, subject, ...content } = composeReportMail(document, {
    reportUrl,
    portalUrl: `${environment.PUBLIC_URL}${aboutLanguage(language).prefix}/client-portal`,
    messageId,
    pictures,
  });
  return {
    ...content,
    subject: isCopy ? t("mail.copySubject", { subject }) : subject,
    attachments: [...attachments, { filename: pdfName(snapshot), content: pdf, contentType: "application/pdf" }],
  };
}

type Written = Omit<Drawn, "addressee" | "reportUrl"> & {
  from: string;
  to: { email: string; name: string | null };
  cc: readonly string[];
  /** Where answers go; null for the agency's address. */
  replyTo: string | null;
  /** The Message-ID of the email that this one belongs with; null for the first. */
  follows: string | null;
  /** Opens the report, and nothing else. */
  linkToken: string;
  date: Date;
};

/** Writes the email of a report to one of its recipients. */
export async function writeReportMail(context: ReportMailContext, written: Written): Promise<Buffer> {
  const { client, language, from, to, cc, replyTo, messageId, follows, linkToken, date } = written;
  const { environment } = context;
  const content = await drawReportMail(context, {
    ...written,
    addressee: to.name,
    reportUrl: `${environment.PUBLIC_URL}${aboutLanguage(language).prefix}/client-portal/shared#${linkToken}`,
  });
  return buildMessage({
    messageId,
    ...(follows !== null && { follows }),
    from: { name: agency.name, address: from },
    to: { name: to.name === null ? client.name : wholeName(to.name), address: to.email },
    cc,
    replyTo: replyTo ?? agency.email,
    date,
    ...content,
  });
}
