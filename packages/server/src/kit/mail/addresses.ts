import { agency } from "@agency/content/agency";
import { defaultLanguage, type Language } from "@agency/content/settings";
import type { Environment } from "../environment.ts";

/** The recipient of staff notices, and their language. */
export function staffInbox({ STAFF_EMAIL }: Pick<Environment, "STAFF_EMAIL">): { email: string; language: Language } {
  return { email: STAFF_EMAIL ?? agency.email, language: defaultLanguage };
}

/** The sender of every email. */
export function mailSender({ MAIL_FROM }: Pick<Environment, "MAIL_FROM">): string {
  return MAIL_FROM ?? agency.email;
}

/** Providers that ignore dots in the name of a mailbox. */
const ignoringDots = new Set(["gmail.com", "googlemail.com"]);

/**
 * One key for all spellings of a mailbox, for limits only: most providers deliver `aina+anything@…` to `aina@…`. Two
 * mailboxes that really differ share a limit at worst.
 */
export function mailboxKey(email: string): string {
  const [name = "", host = ""] = email.toLowerCase().split("@");
  const [mailbox = ""] = name.split("+");
  return ignoringDots.has(host) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${host}`;
}
