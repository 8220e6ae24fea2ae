import { agency } from "@agency/content/agency";

/** A new mail to the agency with its subject, and perhaps its first words, filled in. */
export function mailAddress(subject: string, body?: string): string {
  const address = `mailto:${agency.email}?subject=${encodeURIComponent(subject)}`;
  // Mail programs expect line breaks as RFC 6068 has them.
  return body === undefined ? address : `${address}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
}

/** A WhatsApp chat with the agency, its first words filled in. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(text)}`;
}

/** Whether the agency can be written to on WhatsApp. */
export const hasWhatsapp: boolean = Boolean(agency.whatsapp);
