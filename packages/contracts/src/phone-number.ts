import { type CountryCode, type NumberType, parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/max";
import { country } from "@agency/content/settings";
import { englishExtensions, splitExtension, whatsappAddress } from "@agency/model/phone-links";
import { trimEnd } from "@agency/model/trim-end";
import { lineSchema } from "./common.ts";

const home = country.code as CountryCode;

/** With fewer digits, nobody can be called back. */
const fewestDigits = 6;

/** Numbers of services, which exist in one country only: they stay as typed, and have no chat. */
const services: NumberType[] = ["TOLL_FREE", "SHARED_COST", "PREMIUM_RATE", "UAN", "PAGER", "VOICEMAIL"];

/**
 * Eight digits of two countries: a Singapore number, or a Malaysian one of the Klang Valley without its 03 or of elsewhere without its 0.
 * No Malaysian number is dialled like this.
 */
const ofTwoCountries = /^[3689]\d{7}$/;
const readings = ["+65", "+603", "+60"];

export type PhoneReading =
  | { phone: string }
  | { problem: "phone_number" }
  /** `choices`: the numbers that it can be, in international writing. */
  | { problem: "phone_country"; choices: string[] };

/**
 * A phone number in international writing: "+60 12 345 6789", "+60 3 2345 6789 ext. 12". Without a country code it is one of the agency's
 * country, if there is such a number. A text that fits no numbering plan stays as typed, so that nothing is lost.
 */
export function readPhone(typed: string): PhoneReading {
  const { number, extension } = splitExtension(typed.normalize("NFKC"));
  if (number.replaceAll(/\D/g, "").length < fewestDigits) return { problem: "phone_number" };
  // Words and further numbers would be lost.
  if (!/^[+\d\s().\-‐-―]+$/.test(number)) return { phone: typed };
  const choices = choicesFor(number, extension);
  if (choices.length > 0) return { problem: "phone_country", choices };
  const found = parseNumber(number);
  return { phone: found === null || isOfService(found) ? typed : international(found, extension) };
}

function choicesFor(number: string, extension: string | null): string[] {
  return isOfTwoCountries(number)
    ? readings
        .map((reading) => parseNumber(reading + number))
        .filter((found) => found !== null)
        .map((found) => international(found, extension))
    : [];
}

function isOfTwoCountries(number: string): boolean {
  return home === "MY" && !number.includes("+") && ofTwoCountries.test(number.replaceAll(/\D/g, ""));
}

/** The number of the agency's country, or else of the country whose code it begins with. */
function parseNumber(number: string): PhoneNumber | null {
  const here = parsePhoneNumberFromString(number, home);
  if (here?.isValid()) return here;
  const abroad = parsePhoneNumberFromString(`+${number}`);
  // A Malaysian number with a digit too many looks like one of North America.
  return abroad?.isValid() && abroad.countryCallingCode !== "1" ? abroad : null;
}

function international(number: PhoneNumber, extension: string | null): string {
  if (extension !== null) number.setExt(extension);
  return number.formatInternational();
}

function isOfService(number: PhoneNumber): boolean {
  return services.includes(number.getType());
}

/** A WhatsApp chat with a person: the number in international writing, and the address. */
export type Chat = { number: string; url: string };

/** The chat with the first number in the texts that can have one. People put theirs in a message, too. */
export function chatIn(...texts: (string | null | undefined)[]): Chat | null {
  for (const text of texts) {
    for (const [written] of englishExtensions((text ?? "").normalize("NFKC")).matchAll(inText)) {
      const number = isOfTwoCountries(written) ? null : readLastNumber(written);
      if (number !== null && number.ext === undefined && !isOfService(number))
        return { number: international(number, null), url: whatsappAddress(number.number.slice(1)) };
    }
  }
  return null;
}

/** What may be a number, within a line. */
const inText = /\+?\(?\d[\d ().-]*(?:ext\. \d+)?/g;
const mostDigits = 24;

/** The number that a run of digits ends with: a date or an amount may stand before it. */
function readLastNumber(run: string): PhoneNumber | null {
  if (run.replaceAll(/\D/g, "").length > mostDigits) return null;
  const [digits = "", extension] = run.split("ext. ");
  const parts = trimEnd(digits, " ().-").split(" ");
  const end = extension === undefined ? "" : ` ext. ${extension}`;
  const tries = parts.map((_, index) => parseNumber(parts.slice(index).join(" ") + end));
  return tries.find((number) => number !== null) ?? null;
}

/** A phone number in its one writing (`readPhone`). */
export const phoneSchema = lineSchema(40)
  .overwrite((typed) => {
    const read = readPhone(typed);
    return "phone" in read ? read.phone : typed;
  })
  .superRefine((phone, context) => {
    const read = readPhone(phone);
    if (phone === "" || "phone" in read) return;
    const { problem, ...params } = read;
    context.addIssue({ code: "custom", message: problem, params });
  });
