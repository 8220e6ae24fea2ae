import ipaddr from "ipaddr.js";

/** Azure's wire server answers on an address that looks public. */
const neverPublic = new Set(["168.63.129.16"]);

/** All of IPv6 that is given out to the world; every other prefix leads inside, or somewhere special. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** Set aside for protocols inside it: Teredo, benchmarking, ORCHID and what may follow. */
const protocolAssignments = ipaddr.IPv6.parseCIDR("2001::/23");

/** Whether an address, given as digits, is one of the public internet. Whatever cannot be read is not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes("%")) return false;
  // Not `process`: an IPv4 address in the coat of an IPv6 one is never right.
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || neverPublic.has(parsed.toString())) return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  return parsed.match(globalUnicast) && !parsed.match(protocolAssignments);
}

/** One spelling for each address; a socket tells IPv4 addresses as `::ffff:…` where it was opened for both kinds. */
export function canonicalAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/** Whether a host is written as an address: `203.0.113.1`, `::1`. */
export function isAddress(host: string): boolean {
  return ipaddr.isValid(host);
}
