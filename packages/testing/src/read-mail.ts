import PostalMime, { type Email } from "postal-mime";

/** Parses an email, as an email program does. */
export function readMail(raw: Buffer): Promise<Email> {
  return PostalMime.parse(raw);
}
