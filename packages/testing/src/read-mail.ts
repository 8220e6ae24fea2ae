import PostalMime, { type Email } from "postal-mime";

/** Takes a mail apart, as a mail program does. */
export function readMail(raw: Buffer): Promise<Email> {
  return PostalMime.parse(raw);
}
