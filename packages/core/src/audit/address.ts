/** A host as people type it, without a scheme: a name with a dot and an optional path, no port or credentials. */
const bareHost = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*)\.[\p{L}]{2,}(?:[/?#].*)?$/u;

/** Maximum length of an address, in characters. */
const longestAddress = 2_000;

/** The page address as typed: trimmed, with https added to a bare host. Null when invalid. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = bareHost.test(text) ? `https://${text}` : text;
  if (whole.length > longestAddress || !/^https?:/i.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole).href;
}

export function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? "";
}
