import type { LoaderFunctionArgs } from "react-router";
import type { Messages } from "@agency/content/messages/translation";
import { messagesOf } from "@agency/content/translations";
import { languageOfPath } from "./language-path.ts";
import type { PageTexts } from "./page-texts.ts";

/**
 * A loader that brings texts to a page, in the language of its address: it runs when the page is written, and the page carries
 * what it gives. `pick` names the namespaces, or parts of them.
 */
export function texts(pick: (messages: Messages) => PageTexts["texts"]): (args: LoaderFunctionArgs) => PageTexts {
  return ({ url }) => ({ texts: textsOf(url, pick) });
}

/** The texts for the page at an address. */
export function textsOf(url: URL, pick: (messages: Messages) => PageTexts["texts"]): PageTexts["texts"] {
  return pick(messagesOf(languageOfPath(url.pathname)));
}
