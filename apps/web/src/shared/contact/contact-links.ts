import { agency } from "@agency/content/agency";

/** A new email to the agency with a subject and, optionally, an opening text. */
export function mailAddress(subject: string, body?: string): string {
  const address = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}`;
  // Email programs expect CRLF line breaks (RFC 6068).
  return body === undefined ? address : `${address}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** A WhatsApp chat with the agency, with an opening text. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(text)}`;
}

/** Whether the agency has a WhatsApp number. */
export const hasWhatsapp: boolean = Boolean(agency.whatsapp);

/** The `tel:` address of a phone number: "+60 5-000 0000" becomes `tel:+6050000000`. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}

/** A new email to an address that somebody typed (RFC 6068), with a subject if given. */
export function emailLink(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}
