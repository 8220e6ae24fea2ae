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
