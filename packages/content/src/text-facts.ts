import { consultation } from "./opening-hours.ts";
import { type Language, replyWithin } from "./settings.ts";

/** A text in Markdown of the agency's own, in which `{{replyWithin}}` becomes the time within which it answers. */
export function withReplyTime(markdown: string, language: Language): string {
  return markdown.replaceAll("{{replyWithin}}", () => replyWithin[language] ?? "");
}

/** What every text of a language may name: within which time the agency answers, in words, and how many minutes a consultation lasts. */
export function textFacts(language: Language) {
  return { replyWithin: replyWithin[language], consultationMinutes: consultation.minutes };
}
