import ipaddr from "ipaddr.js";

/** The bits that one provider or company usually shares. */
const prefixes = { ipv4: 24, ipv6: 48 } as const;

/** The network of an address, such as `203.0.113.0/24`; null for anything else. It tells a place without telling a person. */
export function networkAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const range = `${parsed.toString()}/${prefixes[kind]}`;
  const first = kind === "ipv4" ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
  return `${first.toString()}/${prefixes[kind]}`;
}

/** Where a network is, as far as its numbers tell: on the machine that serves, behind a router, or on the internet. */
export function networkKind(network: string): "machine" | "private" | "internet" {
  const range = ipaddr.parse(network.split("/")[0] ?? "").range();
  // The network of ::1 begins with the unspecified address.
  if (range === "loopback" || range === "unspecified") return "machine";
  return ["private", "uniqueLocal", "linkLocal", "carrierGradeNat"].includes(range) ? "private" : "internet";
}
