import { OutboundError } from "./outbound-error.ts";
import { readUrl } from "./target.ts";

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * The target of a redirect; null when the response is none.
 * @param location the header as received, each byte as one character
 * @throws OutboundError unreadable when the target is no address, refused when it may not be fetched
 */
export function redirectOf(status: number, location: string | undefined, from: URL): URL | null {
  if (!redirects.has(status) || location === undefined) return null;
  const next = URL.parse(asText(location), from.href);
  if (!next) throw new OutboundError("unreadable");
  return readUrl(next.href);
}

/** Reads raw bytes in an address as browsers do: as UTF-8 where they are valid, else each as an escape. */
function asText(location: string): string {
  const bytes = Buffer.from(location, "latin1");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return location.replaceAll(/[\x80-\xFF]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  }
}
