import type { Language } from "@agency/content/settings";

/** What an agency can write itself in the email of a report, in the order of the email. */
export const mailWordParts = ["subject", "greeting", "introduction", "signature"] as const;
export type MailWordPart = (typeof mailWordParts)[number];

/** An agency's own words in one language, with placeholders. For an empty part the product has its own text. */
export type MailWords = Record<MailWordPart, string>;

/** Own words in the languages that have some. */
export type MailWordsByLanguage = Partial<Record<Language, MailWords>>;

/** How long each part may be, in characters. Subject and greeting are a line each. */
export const longestMailWords = { subject: 120, greeting: 120, introduction: 1000, signature: 500 } as const;

/** How many addresses can get a copy of each email (CC). */
export const mostCc = 3;

export const noMailWords: MailWords = { subject: "", greeting: "", introduction: "", signature: "" };

/** What can stand in braces, such as `{client}`. */
export const mailPlaceholders = ["client", "contact", "report", "period", "agency"] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

/** What is in braces, also in those of a Chinese keyboard, or a brace that has no other. */
const braced = /[{｛][^{}｛｝]*[}｝]|[{}｛｝]/gu;

/** The first unknown thing in braces, as it is written; null without any. */
export function wrongPlaceholder(text: string): string | null {
  const known: readonly string[] = mailPlaceholders.map(writtenPlaceholder);
  return text.match(braced)?.find((found) => !known.includes(found)) ?? null;
}

/** A placeholder as it is typed: `{client}`. */
export function writtenPlaceholder(name: MailPlaceholder): string {
  return `{${name}}`;
}

/** A text with its placeholders filled in. What they are filled with is not read again: a client may be called "{agency}". */
export function fillPlaceholders(text: string, values: Record<MailPlaceholder, string>): string {
  return text.replaceAll(braced, (found) => {
    const name = mailPlaceholders.find((one) => writtenPlaceholder(one) === found);
    return name === undefined ? found : values[name];
  });
}

/** Each part from the first words that have it: a client's before the agency's. */
export function chosenWords(...levels: (MailWords | undefined)[]): MailWords {
  const choose = (part: MailWordPart) => levels.map((words) => words?.[part] ?? "").find((text) => text !== "") ?? "";
  return {
    subject: choose("subject"),
    greeting: choose("greeting"),
    introduction: choose("introduction"),
    signature: choose("signature"),
  };
}
