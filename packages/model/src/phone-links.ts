import { trimEnd } from "./trim-end.ts";

/** "ext. 12" after a number, as people write it in English, Malay and Chinese. */
const extension = /(?:\bext(?:ension|n)?|\bx|\bsamb(?:ungan)?|#|转|轉|分机|分機|内线|內線)[\s.:]*(\d+)\)?/giu;
/** What stands between a number and its extension. */
const between = " \t\n\r\u00A0,;(";
const mostDigits = 7;

/** A text whose extensions are written in English. */
export function englishExtensions(text: string): string {
  let [written, end] = ["", 0];
  for (const { 0: whole, 1: digits = "", index } of text.matchAll(extension)) {
    if (digits.length > mostDigits) continue;
    written += `${trimEnd(text.slice(end, index), between)} ext. ${digits}`;
    end = index + whole.length;
  }
  return written + text.slice(end);
}

/** A phone number as written, without its extension, and the extension's digits; null without one. */
export function splitExtension(written: string): { number: string; extension: string | null } {
  const last = [...written.matchAll(extension)].at(-1);
  const digits = last?.[1] ?? "";
  if (!last || digits.length > mostDigits || last.index + last[0].length < written.length)
    return { number: written, extension: null };
  return { number: trimEnd(written.slice(0, last.index), between), extension: digits };
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
