/** A mobile number of Malaysia or Singapore, with or without its country. */
const mobile =
  /(?<![\d+])(?:\+?60[\s-]?1|01)\d[\s-]?\d{3,4}[\s-]?\d{3,4}(?!\d)|(?<![\d+])\+?65[\s-]?[89]\d{3}[\s-]?\d{4}(?!\d)/;

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
  return { written, digits: written.replaceAll(/\D/g, "").replace(/^0/, "60") };
}
