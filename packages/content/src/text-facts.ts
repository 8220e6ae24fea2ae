import { consultation } from "./opening-hours.ts";
import { type Language, replyWithin } from "./settings.ts";

/** What every text of a language may name: within which time the agency answers, in words, and how many minutes a consultation lasts. */
export function textFacts(language: Language) {
  return { replyWithin: replyWithin[language], consultationMinutes: consultation.minutes };
}
