import type { Language } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { agencyFacts, siteFacts } from "./agency.ts";

/** The home page's structured data about the agency and the site. */
export function factsOf(language: Language) {
  return [agencyFacts(messagesOf(language).home.description, language), siteFacts(language)];
}
