import { agency } from "@agency/content/agency";

/** A new mail to the agency with its subject filled in. */
export function mailAddress(subject: string): string {
  return `mailto:${agency.email}?subject=${encodeURIComponent(subject)}`;
}

/** A WhatsApp chat with the agency, its first words filled in. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(text)}`;
}
