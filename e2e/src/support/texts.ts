import { admin as englishAdmin } from "@agency/content/messages/en/admin";
import { common as englishCommon } from "@agency/content/messages/en/common";
import { enquiries as englishInbox } from "@agency/content/messages/en/enquiries";
import { forms as englishForms } from "@agency/content/messages/en/forms";
import { links as englishLinks } from "@agency/content/messages/en/links";
import { portal as englishPortal } from "@agency/content/messages/en/portal";
import { services as englishServices } from "@agency/content/messages/en/services";
import { tools as englishTools } from "@agency/content/messages/en/tools";
import { admin as malayAdmin } from "@agency/content/messages/ms/admin";
import { common as malayCommon } from "@agency/content/messages/ms/common";
import { enquiries as malayInbox } from "@agency/content/messages/ms/enquiries";
import { forms as malayForms } from "@agency/content/messages/ms/forms";
import { links as malayLinks } from "@agency/content/messages/ms/links";
import { portal as malayPortal } from "@agency/content/messages/ms/portal";
import { services as malayServices } from "@agency/content/messages/ms/services";
import { tools as malayTools } from "@agency/content/messages/ms/tools";

/** What the pages say, in each language. */
export const texts = {
  en: {
    admin: englishAdmin,
    common: englishCommon,
    forms: englishForms,
    enquiries: englishInbox,
    links: englishLinks,
    portal: englishPortal,
    services: englishServices,
    tools: englishTools,
  },
  ms: {
    admin: malayAdmin,
    common: malayCommon,
    forms: malayForms,
    enquiries: malayInbox,
    links: malayLinks,
    portal: malayPortal,
    services: malayServices,
    tools: malayTools,
  },
} as const;

export type Texts = (typeof texts)["en" | "ms"];

/** A text with its parameters put in. */
export function fill(text: string, params: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? "");
}
