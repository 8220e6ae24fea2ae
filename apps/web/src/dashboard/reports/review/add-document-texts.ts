import { getEntry } from "@agency/content/get-entry";
import { type Language, languageKeys } from "@agency/content/settings";
import { addMessages } from "../../../shared/i18n/messages.ts";
import type { DocumentTexts } from "./document-texts.server.ts";

const known = new WeakSet<object>();

/** Makes the texts of reports known in every language, once. */
export function addDocumentTexts(documents: Record<Language, DocumentTexts>): void {
  if (known.has(documents)) return;
  known.add(documents);
  for (const language of languageKeys) {
    addMessages(language, "portal", getEntry(documents, language).portal);
    addMessages(language, "report", getEntry(documents, language).report);
  }
}
