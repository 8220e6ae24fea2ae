import type { ResourceKey, ResourceNamespaceMap } from "i18next";
import { useMatches } from "react-router";
import { addMessages } from "./messages.ts";
import { useLanguage } from "./use-language.ts";

/** The texts that a loader returns: parts of the namespaces. */
export type PageTexts = { texts: { readonly [N in keyof ResourceNamespaceMap]?: ResourceKey } };

const known = new WeakSet<object>();

/** Adds the loaders' texts to the translator. Components that read them must render below this hook. */
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
