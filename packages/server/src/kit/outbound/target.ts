import ipaddr from "ipaddr.js";
import { lookup, Resolver } from "node:dns/promises";
import type { LookupFunction, Socket } from "node:net";
import { OutboundError } from "./outbound-error.ts";

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
export function parseTarget(url: URL, allow: ReadonlySet<string>): Target {
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

const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * The target of a redirect; null when the response is none.
 * @param location the header as received, each byte as one character
 * @throws OutboundError unreadable when the target is not an address, refused when it may not be fetched
 */
export function redirectTarget(status: number, location: string | undefined, from: URL): URL | null {
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

/** Finds the addresses of a name; an empty list for an unknown name. */
export type Resolve = (host: string, signal: AbortSignal) => Promise<string[]>;

/** Timeout for a name server's reply, in ms. The second try has twice as long. */
const patience = { timeout: 1500, tries: 2 };

/**
 * Asks the name servers directly. The system's look-up would block one of few threads while a dead name server does not
 * reply, and so delay everyone else.
 */
export const askNameServers: Resolve = async (host, signal) => {
  const resolver = new Resolver(patience);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};

/** For hosts in OUTBOUND_ALLOW, which may be defined in the machine's hosts file. */
export const askSystem: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

export type Resolvers = { names: Resolve; allowed: Resolve };

/**
 * Resolves a target once and checks its addresses. Refuses all of them when one is internal.
 * @throws OutboundError refused or unreachable
 */
export async function resolveTarget(
  { host, allowed }: Target,
  { names, allowed: allowedNames }: Resolvers,
  signal: AbortSignal,
): Promise<string[]> {
  const addresses = isAddress(host) ? [host] : await (allowed ? allowedNames : names)(host, signal);
  signal.throwIfAborted();
  if (addresses.length === 0) throw new OutboundError("unreachable");
  if (!allowed && !addresses.every(isPublicAddress)) throw new OutboundError("refused");
  return addresses.map(canonicalAddress);
}

/** Azure's WireServer has an address that looks public. */
const neverPublic = new Set(["168.63.129.16"]);

/** The public range of IPv6; every other prefix is internal or special. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** Reserved for protocols within that range: Teredo, benchmarking, ORCHID and future ones. */
const protocolAssignments = ipaddr.IPv6.parseCIDR("2001::/23");

/** Whether an IP address is on the public internet. An invalid one is not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes("%")) return false;
  // Not `process`, which would accept IPv4-mapped IPv6 addresses.
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || neverPublic.has(parsed.toString())) return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(globalUnicast) && !parsed.match(protocolAssignments);
}

/** Normalises an address: a dual-stack socket reports IPv4 addresses as `::ffff:…`. */
function canonicalAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Whether a host is an IP address, such as `203.0.113.1` or `::1`. */
function isAddress(host: string): boolean {
  return ipaddr.isValid(host);
}

/** A look-up that returns only these addresses, for a connection that must use one of them. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  return (host, { all, family }, callback) => {
    const wanted = known.filter((one) => !family || one.family === Number(family));
    const [first] = wanted;
    // Node looks up no IP addresses, so an address here is unexpected.
    if (!first || isAddress(host)) callback(new OutboundError("unreachable"), "", 0);
    else if (all) callback(null, wanted);
    else callback(null, first.address, first.family);
  };
}

/** @throws OutboundError refused when a socket is connected to another address; this also destroys the socket */
export function requirePinned(socket: Socket, addresses: readonly string[]): void {
  if (addresses.includes(canonicalAddress(socket.remoteAddress ?? ""))) return;
  socket.destroy();
  throw new OutboundError("refused");
}
