import type { AgencyDetails } from "@agency/model/report/report-document";
import { html, oneLine } from "./html.ts";
import { frameMail, type MailContent, plainFooter } from "./mail-frame.ts";
import { mailHeading } from "./mail-parts.ts";

/** Reads the texts of the test mail, in one language. */
export type TestMailText = (
  key: `testMail.${"subject" | "heading" | "body"}`,
  params?: Record<string, string | number>,
) => string;

/** Composes the mail with which the staff test sending: subject, text and HTML. `language` is that of the texts. */
export function composeTestMail(t: TestMailText, agency: AgencyDetails, language: string): MailContent {
  const heading = t("testMail.heading");
  const sentence = t("testMail.body", { agency: agency.name });
  const body = html`${mailHeading(heading)}
    <p style="margin:0 0 20px;">${sentence}</p>`;
  return {
    subject: oneLine(t("testMail.subject", { agency: agency.name })),
    text: `${[heading, "", sentence, "", ...plainFooter(agency, null)].join("\n")}\n`,
    html: frameMail({ language, title: heading, preview: sentence, body, agency, reason: null }),
  };
}
