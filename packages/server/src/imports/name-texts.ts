/** Parts of a business's name that people leave out. */
const legalForms = new Set("sdn bhd berhad plt enterprise ent trading the co company ltd inc".split(" "));

/** Numbers of properties have nine digits or more; shorter ones are counts and days. */
export function numberIn(text: string): string | null {
  return /(?<!\d)\d{9,12}(?!\d)/.exec(text)?.[0] ?? null;
}

/** Search Console's own way of writing a domain is sc-domain:kedai.example. */
export function bareAddress(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^sc-domain:/, "");
}

/** The host of a website however it is written. Null for a name. */
export function websiteHost(text: string): string | null {
  const bare = bareAddress(text);
  const address = bare.includes("://") ? bare : `http://${bare}`;
  if (/\s/.test(bare) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes(".") ? hostname.replace(/^www\./, "") : null;
}

/** The words of a name in lower case, without accents and legal form. */
export function nameWords(name: string): string[] {
  return withoutLegalForm(plain(name).match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** The same with letters and numbers apart, and each Chinese letter by itself, since no spaces part them. */
export function nameParts(text: string): string[] {
  return withoutLegalForm(plain(text).match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []);
}

function plain(text: string): string {
  return text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
}

function withoutLegalForm(words: string[]): string[] {
  const meant = words.filter((word) => !legalForms.has(word));
  return meant.length > 0 ? meant : words;
}
