import type { Language } from "@agency/content/settings";
import { messagesOf } from "@agency/content/translations";
import { agencyFacts, siteFacts } from "./agency.ts";

/** What the home page tells search engines of the agency and its site. */
export function factsOf(language: Language) {
  return [agencyFacts(messagesOf(language).home.description), siteFacts(language)];
}
