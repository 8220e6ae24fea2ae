/** A host as people type it, with nothing before it: a name with a dot, perhaps a path, and no port or credentials. */
const bareHost = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*)\.[\p{L}]{2,}(?:[/?#].*)?$/u;

/** The longest address taken, in characters. */
const longestAddress = 2_000;

/** The address of a page as typed: trimmed, and with https where nothing stands before the host. Null where it is none. */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = bareHost.test(text) ? `https://${text}` : text;
  if (whole.length > longestAddress || !/^https?:/i.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole).href;
}

export function withoutFragment(url: string): string {
  return url.split("#", 1)[0] ?? "";
}
