import type { Language } from "@agency/content/settings";
import { type MailWords, type MailWordsByLanguage, chosenWords } from "@agency/model/report/mail-words";
import type { ReportType } from "@agency/model/report/report-type";
import { type Client, type Contact, reportRecipients } from "../clients/client.ts";

/** What the agency decided about the emails of all reports: its words, and who gets a copy of each. */
export type ReportMail = { words: MailWordsByLanguage; cc: string[] };

export const usualReportMail: ReportMail = { words: {}, cc: [] };

/** What is decided about the emails of a client: its own words go before the agency's. */
export type ClientMail = {
  reportMail: ReportMail;
  words: MailWordsByLanguage;
  /** Where answers go in place of the agency's address; null without another. */
  replyTo: string | null;
};

/** The words of an email in a language. */
export function wordsIn({ reportMail, words }: Omit<ClientMail, "replyTo">, language: Language): MailWords {
  return chosenWords(words[language], reportMail.words[language]);
}

/** Who gets a copy of a report's email: each once, and nobody who gets the report in an email of their own. */
export function copyRecipients(
  { cc }: Pick<ReportMail, "cc">,
  client: Client,
  contacts: Contact[],
  { type, recipient }: { type: ReportType; recipient: string },
): string[] {
  const own = new Set([recipient, ...reportRecipients(client, contacts, type).map(({ email }) => email)]);
  return [...new Set(cc)].filter((address) => !own.has(address));
}

/** Words after a change, in the languages that have any. Languages that the product no longer has keep theirs. */
export function changedWords(before: MailWordsByLanguage, changed: MailWordsByLanguage): MailWordsByLanguage {
  const all = Object.entries({ ...before, ...changed });
  return Object.fromEntries(all.filter(([, words]) => Object.values(words ?? {}).some((text) => text !== "")));
}
