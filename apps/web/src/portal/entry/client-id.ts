/**
 * The client ID in typed or pasted text: the text itself, or the part after `#id=` in a link to the portal. Keeps
 * letters, digits and dashes only; the server ignores case and dashes. Empty if there is none.
 */
export function clientIdIn(text: string): string {
  const hash = text.indexOf("#");
  const id = hash === -1 ? text : (new URLSearchParams(text.slice(hash + 1)).get("id") ?? "");
  return id.replaceAll(/[^\p{L}\p{N}-]/gu, "").replaceAll(/^-+|-+$/g, "");
}

/** The client ID in the hash of the address, such as `#id=ABCD-EFGH`. Null if the hash has none. */
export function clientIdOfHash(hash: string): string | null {
  if (!hash.startsWith("#")) return null;
  return clientIdIn(hash) || null;
}

/** The report in the hash of the address, such as `#id=ABCD-EFGH&report=…`. Null if the hash has none. */
export function reportOfHash(hash: string): string | null {
  const report = new URLSearchParams(hash.slice(1)).get("report") ?? "";
  return /^[\da-f-]{36}$/i.test(report) ? report : null;
}
