import type { ResourceKey, ResourceNamespaceMap } from "i18next";
import { useMatches } from "react-router";
import { addMessages } from "./messages.ts";
import { useLanguage } from "./use-language.ts";

/** What a loader gives a page to read from: parts of the namespaces. */
export type PageTexts = { texts: { readonly [N in keyof ResourceNamespaceMap]?: ResourceKey } };

const known = new WeakSet<object>();

/** Hands the texts that the page's loaders brought to the translator. Whatever reads them is drawn below. */
export function usePageTexts(): void {
  const language = useLanguage();
  for (const { loaderData } of useMatches()) {
    if (!hasTexts(loaderData) || known.has(loaderData)) continue;
    known.add(loaderData);
    for (const [namespace, texts] of Object.entries(loaderData.texts)) {
      addMessages(language, namespace as keyof ResourceNamespaceMap, texts);
    }
  }
}

function hasTexts(data: unknown): data is PageTexts {
  return typeof data === "object" && data !== null && "texts" in data;
}
