import { admin as englishAdmin } from "@agency/content/messages/en/admin";
import { common as englishCommon } from "@agency/content/messages/en/common";
import { inbox as englishInbox } from "@agency/content/messages/en/inbox";
import { portal as englishPortal } from "@agency/content/messages/en/portal";
import { admin as malayAdmin } from "@agency/content/messages/ms/admin";
import { common as malayCommon } from "@agency/content/messages/ms/common";
import { inbox as malayInbox } from "@agency/content/messages/ms/inbox";
import { portal as malayPortal } from "@agency/content/messages/ms/portal";

/** What the pages say, in each language. */
export const texts = {
  en: { admin: englishAdmin, common: englishCommon, inbox: englishInbox, portal: englishPortal },
  ms: { admin: malayAdmin, common: malayCommon, inbox: malayInbox, portal: malayPortal },
} as const;

export type Texts = (typeof texts)["en" | "ms"];

/** A text with its parameters put in. */
export function fill(text: string, params: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");
}
