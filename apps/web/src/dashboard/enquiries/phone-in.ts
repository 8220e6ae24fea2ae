import { country } from "@agency/content/settings";

/** Mobile numbers by calling code, without the code and without the leading 0. */
const mobiles: Readonly<Record<string, string>> = {
  60: String.raw`1\d[\s-]?\d{3,4}[\s-]?\d{3,4}`,
  65: String.raw`[89]\d{3}[\s-]?\d{4}`,
};

const mobile = new RegExp(
  Object.entries(mobiles)
    .map(([code, number]) => {
      const start = code === country.callingCode ? String.raw`(?:\+?${code}[\s-]?|0)` : String.raw`\+?${code}[\s-]?`;
      return String.raw`(?<![\d+])${start}${number}(?!\d)`;
    })
    .join("|"),
);

export type Phone = {
  /** As the person wrote it. */
  written: string;
  /** Country code and number, digits only, as wa.me requires. */
  digits: string;
};

/** The first mobile number in the texts. The forms have no field for it, but people put it in the message. */
export function phoneIn(...texts: (string | null)[]): Phone | null {
  const written = mobile.exec(texts.filter((text) => text !== null).join("\n"))?.[0];
  if (!written) return null;
  return { written, digits: written.replaceAll(/\D/g, "").replace(/^0/, country.callingCode) };
}
