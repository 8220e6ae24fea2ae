import { expect, test } from "vitest";
import { networkAddress, networkKind } from "./network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24", "internet"],
  ["::ffff:203.0.113.77", "203.0.113.0/24", "internet"],
  ["2001:d08:1234:5678::1", "2001:d08:1234::/48", "internet"],
  ["192.168.1.20", "192.168.1.0/24", "private"],
  ["100.64.3.4", "100.64.3.0/24", "private"],
  ["fd12:3456:789a::1", "fd12:3456:789a::/48", "private"],
  ["127.0.0.1", "127.0.0.0/24", "machine"],
])("%s is of the network %s", (address, network, kind) => {
  expect(networkAddress(address)).toBe(network);
  expect(networkKind(network)).toBe(kind);
});

test("the machine's own address of IPv6 is known as such, and a text without an address has no network", () => {
  expect(networkAddress("unknown")).toBeNull();
  expect(networkKind(networkAddress("::1") ?? "")).toBe("machine");
});
