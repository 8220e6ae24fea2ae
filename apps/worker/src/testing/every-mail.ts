import { agency, agencyDetails } from "@agency/content/agency";
import { type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { corpus } from "@agency/model/report/corpus.fixture";
import { presentReport } from "@agency/model/report/document";
import { pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import { drawLogo } from "@agency/server/clients/draw-logo";
import { redCircle } from "@agency/server/clients/logo-files.fixture";
import { composeNotification, type NotificationKind, type NotificationParameters } from "@agency/server/compose/mails";
import { buildMessage, type Message } from "@agency/server/kit/mail/message";
import { composeTestMail } from "@agency/server/kit/mail/test-mail";
import { drawReportMail } from "@agency/server/reports/mail/mail-pictures";
import { composeReportMail } from "@agency/server/reports/mail/report-mail";
import { sampleParameters } from "./sample-parameters.ts";

const publicUrl = "https://agency.test";
/** Another sender than the agency's own address, as with a mail service. */
const from = "reports@agency.test";
const replyTo = "hello@agency.test";
const token = "R".repeat(43);

export type SampleMail = {
  /** Such as `en-booking-reminder-1`. */
  name: string;
  kind: NotificationKind | "report" | "test";
  language: Language;
  messageId: string;
  raw: Buffer;
};

/** One email of each kind and form, in each language, as the product sends them. */
export async function everyMail(): Promise<SampleMail[]> {
  const mails: SampleMail[] = [];
  for (const language of languageKeys) {
    for (const [kind, forms] of Object.entries(sampleParameters)) {
      for (const [index, parameters] of forms.entries()) {
        const content = notification(kind as NotificationKind, language, parameters);
        mails.push(await sample({ kind: kind as NotificationKind, language, number: index + 1 }, content));
      }
    }
    for (const [index, snapshot] of reports.entries()) {
      mails.push(await sample({ kind: "report", language, number: index + 1 }, await report(snapshot, language)));
    }
    const tested = composeTestMail(translator(language), agencyDetails, language);
    mails.push(await sample({ kind: "test", language, number: 1 }, () => tested));
  }
  return mails;
}

type Content = Pick<Message, "subject" | "text" | "html"> & Partial<Message>;

async function sample(
  { kind, language, number }: Pick<SampleMail, "kind" | "language"> & { number: number },
  compose: (messageId: string) => Content,
): Promise<SampleMail> {
  const name = `${language}-${kind}-${number}`;
  const messageId = `<${name}@agency.test>`;
  const raw = await buildMessage({
    messageId,
    from: { name: agency.name, address: from },
    to: { name: "", address: "aina@person.test" },
    replyTo,
    date: new Date("2026-11-10T04:00:00Z"),
    ...compose(messageId),
  });
  return { name, kind, language, messageId, raw };
}

function notification(
  kind: NotificationKind,
  language: Language,
  parameters: NotificationParameters[NotificationKind],
): () => Content {
  const { locale, prefix } = aboutLanguage(language);
  const setting = { agency: agencyDetails, language, locale, prefix, publicUrl, from, replyTo, repliesToPerson: false };
  return () => composeNotification({ kind, parameters }, translator(language), setting);
}

/** A full report, a revised one with a logo, and one with little in it. */
const reports: Snapshot[] = [
  corpus["sections in another order, all with something in them"],
  corpus["revised in the staff's own words"],
  corpus["no data"],
];

async function report(snapshot: Snapshot, language: Language): Promise<(messageId: string) => Content> {
  const document = presentReport({ ...snapshot, language }, translator(language), agencyDetails, language, {
    addressee: "Lee Wei",
  });
  const logo = await drawLogo(redCircle);
  if ("problem" in logo) throw new Error(logo.problem);
  const { pdf, pictures } = await drawReportMail(document, snapshot.revised ? logo : null);
  const links = {
    reportUrl: `${publicUrl}${aboutLanguage(language).prefix}/client-portal/shared#${token}`,
    portalUrl: `${publicUrl}${aboutLanguage(language).prefix}/client-portal`,
  };
  return (messageId) => {
    const { attachments, ...content } = composeReportMail(document, { ...links, messageId, pictures });
    const file = { filename: pdfName(snapshot), content: pdf, contentType: "application/pdf" };
    return { ...content, attachments: [...attachments, file] };
  };
}
