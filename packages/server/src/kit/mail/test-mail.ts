import type { AgencyDetails } from "@agency/model/agency-details";
import { html, oneLine } from "./html.ts";
import { frameMail, type MailContent, mailHeading, plainFooter } from "./mail-frame.ts";

/** Reads the texts of these mails, in one language. */
export type TestMailText = (
  key: `${"testMail" | "alarmMail"}.${"subject" | "heading" | "body"}`,
  params?: Record<string, string | number>,
) => string;

/** A service that failed, and the name of its machine. */
export type FailedUnit = { unit: string; machine: string };

/** Composes the mail with which the staff test sending: subject, text and HTML. `language` is that of the texts. */
export function composeTestMail(t: TestMailText, agency: AgencyDetails, language: string): MailContent {
  return compose(t, { mail: "testMail", params: {} }, agency, language);
}

/** Composes the mail that tells whoever runs the product that a service failed which nobody watches. */
export function composeAlarmMail(
  t: TestMailText,
  failed: FailedUnit,
  agency: AgencyDetails,
  language: string,
): MailContent {
  return compose(t, { mail: "alarmMail", params: failed }, agency, language);
}

function compose(
  t: TestMailText,
  { mail, params }: { mail: "testMail" | "alarmMail"; params: Record<string, string> },
  agency: AgencyDetails,
  language: string,
): MailContent {
  const all = { ...params, agency: agency.name };
  const heading = t(`${mail}.heading`);
  const sentence = t(`${mail}.body`, all);
  const body = html`${mailHeading(heading)}
    <p style="margin:0 0 20px;">${sentence}</p>`;
  return {
    subject: oneLine(t(`${mail}.subject`, all)),
    text: `${[heading, "", sentence, "", ...plainFooter(agency, null)].join("\n")}\n`,
    html: frameMail({ language, title: heading, preview: sentence, body, agency, reason: null }),
  };
}
