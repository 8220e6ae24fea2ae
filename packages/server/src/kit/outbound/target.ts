import { OutboundError } from "./outbound-error.ts";
import { isAddress } from "./public-address.ts";

/** A host and port that a request may use. Its addresses are checked when it is resolved. */
export type Target = {
  /** In lower case; IPv6 without brackets. */
  host: string;
  port: number;
  /** Named in OUTBOUND_ALLOW: neither port nor address is checked. */
  allowed: boolean;
};

/** Browsers and servers refuse longer URLs too. */
const maximumLength = 2048;

const defaultPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/** Names that are local to a network or machine, whatever a resolver returns. */
const innerName = /(^|\.)(localhost|local|internal|home\.arpa|onion)$/;

/** Parses the comma-separated `host:port` pairs of OUTBOUND_ALLOW. */
export function readAllowList(list: string | undefined): ReadonlySet<string> {
  return new Set((list ?? "").split(",").flatMap((entry) => (entry.trim() ? [entry.trim().toLowerCase()] : [])));
}

/**
 * Parses a URL given by a visitor. Drops the fragment, which browsers never send.
 * @throws OutboundError refused when it is not a URL that may be fetched
 */
export function readUrl(input: string): URL {
  const trimmed = input.trim();
  // Browsers drop line breaks and tabs in a URL; here they suggest an attack.
  if (trimmed.length > maximumLength || /\p{Cc}/u.test(trimmed)) throw new OutboundError("refused");
  const url = URL.parse(trimmed);
  if (!url || !(url.protocol in defaultPorts) || url.username || url.password) throw new OutboundError("refused");
  url.hash = "";
  return url;
}

/** @throws OutboundError refused when the URL's host or port is not of the public web */
export function targetOf(url: URL, allow: ReadonlySet<string>): Target {
  const port = Number(url.port) || defaultPorts[url.protocol] || 0;
  return checkTarget({ host: url.hostname, port, expectedPort: url.port === "" ? port : -1 }, allow);
}

/** The same for a host and port without a URL, as in a proxy's CONNECT request. */
export function checkTarget(
  { host, port, expectedPort }: { host: string; port: number; expectedPort: number },
  allow: ReadonlySet<string>,
): Target {
  const name = host.toLowerCase().replace(/\.$/, "");
  const bare = name.replace(/^\[(.*)\]$/, "$1");
  if (allow.has(`${name}:${port}`)) return { host: bare, port, allowed: true };
  if (port !== expectedPort || !(isAddress(bare) || isPublicName(bare))) throw new OutboundError("refused");
  return { host: bare, port, allowed: false };
}

function isPublicName(name: string): boolean {
  const labels = name.split(".");
  return (
    labels.length > 1 &&
    name.length <= 253 &&
    labels.every((label) => label.length > 0 && label.length <= 63) &&
    !innerName.test(name)
  );
}
