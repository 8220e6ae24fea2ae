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
import { readSetting } from "../../settings/store.ts";
import { forClient } from "../report-presenter.ts";
import type { ReportSandbox } from "../sandbox-tasks.ts";
import { composeReportMail } from "./report-mail.ts";

type Needed = Pick<Context, "environment" | "database"> & { sandbox: ReportSandbox<"drawReportMail"> };

type Written = {
  client: Client;
  snapshot: Snapshot;
  language: Language;
  words: MailWords;
  from: string;
  to: { email: string; name: string | null };
  cc: readonly string[];
  messageId: string;
  /** The Message-ID of the email that this one belongs with; null for the first. */
  follows: string | null;
  /** Opens the report, and nothing else. */
  linkToken: string;
  date: Date;
};

/** Writes the email of a report, with its pictures and its PDF. */
export async function writeReportMail({ environment, database, sandbox }: Needed, written: Written): Promise<Buffer> {
  const { client, snapshot, language, words, from, to, cc, messageId, follows, linkToken, date } = written;
  const { prefix } = aboutLanguage(language);
  const document = presentReport(
    forClient(snapshot, agencyDetails.name),
    translator(language),
    agencyDetails,
    language,
    { addressee: to.name, words },
  );
  const logo = await drawableLogo(client, (id) => readLogo(database, id));
  const { pdf, pictures } = await sandbox.run.drawReportMail(document, logo);
  const { attachments, ...content } = composeReportMail(document, {
    reportUrl: `${environment.PUBLIC_URL}${prefix}/client-portal/shared#${linkToken}`,
    portalUrl: `${environment.PUBLIC_URL}${prefix}/client-portal`,
    messageId,
    pictures,
  });
  return buildMessage({
    messageId,
    ...(follows !== null && { follows }),
    from: { name: agency.name, address: from },
    to: { name: to.name === null ? client.name : wholeName(to.name), address: to.email },
    cc,
    replyTo: (await readSetting(database, "replyTo")) ?? agency.email,
    date,
    ...content,
    attachments: [...attachments, { filename: pdfName(snapshot), content: pdf, contentType: "application/pdf" }],
  });
}
