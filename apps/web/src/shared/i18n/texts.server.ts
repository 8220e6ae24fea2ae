import type { LoaderFunctionArgs } from "react-router";
import type { Messages } from "@agency/content/translation";
import { getMessages } from "@agency/content/translations";
import { languageOfPath } from "./language-path.ts";
import type { PageTexts } from "./page-texts.ts";

/**
 * Creates a loader that returns the texts of a page in the language of its address. It runs at build time, and the page
 * includes its result. `pick` selects namespaces or parts of them.
 */
export function texts(pick: (messages: Messages) => PageTexts["texts"]): (args: LoaderFunctionArgs) => PageTexts {
  return ({ url }) => ({ texts: pageTexts(url, pick) });
}

/** The texts for the page at an address. */
export function pageTexts(url: URL, pick: (messages: Messages) => PageTexts["texts"]): PageTexts["texts"] {
  return pick(getMessages(languageOfPath(url.pathname)));
}
