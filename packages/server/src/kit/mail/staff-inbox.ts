import { agency } from "@agency/content/agency";
import { defaultLanguage, type Language } from "@agency/content/settings";
import type { Environment } from "../environment.ts";

/** The recipient of staff notices, and their language. */
export function staffInbox({ STAFF_EMAIL }: Pick<Environment, "STAFF_EMAIL">): { email: string; language: Language } {
  return { email: STAFF_EMAIL ?? agency.email, language: defaultLanguage };
}
