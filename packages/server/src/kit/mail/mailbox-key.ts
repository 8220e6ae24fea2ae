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
