import ipaddr from "ipaddr.js";

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
export function canonicalAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Whether a host is an IP address, such as `203.0.113.1` or `::1`. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host);
}
