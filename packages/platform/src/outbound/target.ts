import { OutboundError } from "./outbound-error.ts";
import { isAddress } from "./public-address.ts";

/** A host and port that a request may try; the addresses behind it are checked when it is resolved. */
export type Target = {
  /** In lower case; IPv6 without brackets. */
  host: string;
  port: number;
  /** Named in OUTBOUND_ALLOW: neither port nor address is checked. */
  allowed: boolean;
};

/** Longer addresses are refused by browsers and servers alike. */
const maximumLength = 2048;

const defaultPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/** Names that mean something inside a house or a machine only, whatever a resolver says of them. */
const innerName = /(^|\.)(localhost|local|internal|home\.arpa|onion)$/;

/** `host:port` pairs, comma separated, as OUTBOUND_ALLOW holds them. */
export function readAllowList(list: string | undefined): ReadonlySet<string> {
  return new Set((list ?? "").split(",").flatMap((entry) => (entry.trim() ? [entry.trim().toLowerCase()] : [])));
}

/**
 * Reads what a stranger typed. The fragment is dropped: it never leaves a browser.
 * @throws OutboundError refused when it is no address that may be fetched
 */
export function readUrl(input: string): URL {
  const trimmed = input.trim();
  // A browser would drop line breaks and tabs inside; nobody types them but to smuggle something.
  if (trimmed.length > maximumLength || /\p{Cc}/u.test(trimmed)) throw new OutboundError("refused");
  const url = URL.parse(trimmed);
  if (!url || !(url.protocol in defaultPorts) || url.username || url.password) throw new OutboundError("refused");
  url.hash = "";
  return url;
}

/** @throws OutboundError refused when the host or port of the address is none of the public web */
export function targetOf(url: URL, allow: ReadonlySet<string>): Target {
  const port = Number(url.port) || defaultPorts[url.protocol] || 0;
  return checkTarget({ host: url.hostname, port, expectedPort: url.port === "" ? port : -1 }, allow);
}

/** The same for a host and port that came without an address, as a proxy is asked for them. */
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
