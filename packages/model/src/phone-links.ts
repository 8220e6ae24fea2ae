/** "ext. 12" after a number, as people write it in English, Malay and Chinese. */
const extension = String.raw`[\s,;(]*(?:\bext(?:ension|n)?|\bx|\bsamb(?:ungan)?|#|转|轉|分机|分機|内线|內線)[\s.:]*(\d{1,7})(?!\d)\)?`;
const everywhere = new RegExp(extension, "giu");
const atTheEnd = new RegExp(`${extension}$`, "iu");

/** A text whose extensions are written in English. */
export function englishExtensions(text: string): string {
  return text.replaceAll(everywhere, " ext. $1");
}

/** A phone number as written, without its extension, and the extension's digits; null without one. */
export function splitExtension(written: string): { number: string; extension: string | null } {
  const found = atTheEnd.exec(written);
  return found === null
    ? { number: written, extension: null }
    : { number: written.slice(0, found.index), extension: found[1] ?? null };
}

/** The `tel:` address of a phone number (RFC 3966): "+60 5-000 0000 ext. 12" becomes `tel:+6050000000;ext=12`. Of two numbers, the first. */
export function telephoneAddress(written: string): string {
  const { number, extension: further } = splitExtension(written);
  const [first = ""] = /\+?[\d\s().-]+/.exec(number.slice(Math.max(0, number.search(/[+\d]/)))) ?? [];
  return `tel:${first.replaceAll(/[^+\d]/g, "")}${further === null ? "" : `;ext=${further}`}`;
}

/**
 * A WhatsApp chat with a number, with an opening text if given.
 * @param digits country code and number
 */
export function whatsappAddress(digits: string, text?: string): string {
  return `https://wa.me/${digits}${text === undefined ? "" : `?text=${encodeURIComponent(text)}`}`;
}
