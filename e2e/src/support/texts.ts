import { messagesOf } from "@agency/content/translations";

/** What the pages say, in each language. */
export const texts = { en: messagesOf("en"), ms: messagesOf("ms") };

export type Texts = (typeof texts)["en" | "ms"];

/** A text with its parameters put in. */
export function fill(text: string, params: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");
}
