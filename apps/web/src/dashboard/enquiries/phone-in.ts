import { country } from "@agency/content/settings";

/** Mobile numbers by calling code, without it and without the 0 in front. The agency's own country must be among them. */
const mobiles: Record<typeof country.callingCode, string> & Record<string, string> = {
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
  /** With the country and digits only, as wa.me wants it. */
  digits: string;
};

/** The first mobile number in a text: the forms ask for none, but people write theirs into the message. */
export function phoneIn(...texts: (string | null)[]): Phone | null {
  const written = mobile.exec(texts.filter((text) => text !== null).join("\n"))?.[0];
  if (!written) return null;
  return { written, digits: written.replaceAll(/\D/g, "").replace(/^0/, country.callingCode) };
}
