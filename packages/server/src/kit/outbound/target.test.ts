import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { startHostileSite } from "../../testing/hostile-site.ts";
import { isPublicAddress, pinnedLookup, redirectTarget, requirePinned } from "./target.ts";

test.each(["8.8.8.8", "1.1.1.1", "100.63.255.255", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.53",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:8.8.8.8",
  "::8.8.8.8",
  "::ffff:0:8.8.8.8",
  "64:ff9b::808:808",
  "64:ff9b:1::808:808",
  "100::1",
  "2001::1",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "2001:db8::1",
  "2002:808:808::",
  "3fff::1",
  "5f00::1",
  "4000::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "2606:4700::1111%eth0",
  "fec0::1",
  "ff02::1",
  "example.com",
  "",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test("a pinned look-up returns the checked addresses, and an error for an IP address", async () => {
  const ask = (host: string, all: boolean) =>
    new Promise((resolve) => {
      pinnedLookup(["8.8.8.8", "2606:4700::1"])(host, { all }, (error, address) => resolve(error ?? address));
    });
  expect(await ask("site.example", false)).toBe("8.8.8.8");
  expect(await ask("site.example", true)).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700::1", family: 6 },
  ]);
  expect(await ask("127.0.0.1", true)).toBeInstanceOf(Error);
});

test("a socket connected to another address is closed before it sends anything", async () => {
  const site = await startHostileSite();
  const socket = await new Promise<Socket>((resolve) => {
    const made: Socket = connect(site.port, "127.0.0.1", () => resolve(made));
  });
  expect(() => requirePinned(socket, ["127.0.0.1"])).not.toThrow();
  expect(() => requirePinned(socket, ["8.8.8.8"])).toThrow("refused");
  expect(socket.destroyed).toBe(true);
  await site.close();
});

const from = new URL("https://kedai.example/a/");
const latin1 = (text: string) => Buffer.from(text).toString("latin1");

test.each([
  ["b", "https://kedai.example/a/b"],
  ["//other.example/x#top", "https://other.example/x"],
  [latin1("/caf\u00E9"), "https://kedai.example/caf%C3%A9"],
  ["/caf\u00E9", "https://kedai.example/caf%E9"],
  ["/caf%c3%a9", "https://kedai.example/caf%c3%a9"],
  [latin1("https://b\u00E4ckerei.example/"), "https://xn--bckerei-5wa.example/"],
])("a redirect to %j leads where a browser goes", (location, wanted) => {
  expect(redirectTarget(302, location, from)?.href).toBe(wanted);
});

test.each([
  [200, "/b"],
  [300, "/b"],
  [304, "/b"],
  [301, undefined],
])("status %i with the target %s is not a redirect", (status, location) => {
  expect(redirectTarget(status, location, from)).toBeNull();
});

test.each([
  ["http://[::1", "unreadable"],
  ["javascript:alert(1)", "refused"],
  ["https://user:secret@kedai.example/", "refused"],
])("a redirect to %s is not followed", (location, problem) => {
  expect(() => redirectTarget(302, location, from)).toThrow(problem);
});
