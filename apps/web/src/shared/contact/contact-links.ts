import { agency } from "@agency/content/agency";
import { whatsappAddress } from "@agency/model/phone-links";

/** A new email to the agency with a subject and, optionally, an opening text. */
export function mailAddress(subject: string, body?: string): string {
  const address = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}`;
  // Email programs expect CRLF line breaks (RFC 6068).
  return body === undefined ? address : `${address}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** A WhatsApp chat with the agency, with an opening text. */
export function agencyChat(text: string): string {
  return whatsappAddress(agency.whatsapp ?? "", text);
}

/** Whether the agency has a WhatsApp number. */
export const hasWhatsapp: boolean = Boolean(agency.whatsapp);

/** A new email to an address that somebody typed (RFC 6068), with a subject if given. */
export function emailLink(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}
