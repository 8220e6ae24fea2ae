import { expect, test } from "vitest";
import { readHealth } from "@agency/contracts/health";
import { readSystem } from "@agency/contracts/settings";
import { type Api, startApi } from "../../testing/api.ts";
import { makeLog } from "../log/log.ts";
import { sharedPeers } from "./proxies.ts";

let api: Api;
let lines: string[];

async function start(environment: Record<string, string>): Promise<void> {
  lines = [];
  const log = makeLog("api", "warn", { write: (line: string) => void lines.push(line) });
  api = await startApi({ environment, log });
}
const ask = () => api.call(readHealth, {}, { session: null, headers: { "x-forwarded-for": "203.0.113.9" } });
const proxy = async () => (await api.call(readSystem, {})).proxy;
const warnings = () => lines.filter((line) => line.includes("TRUSTED_PROXIES")).length;

test("https without TRUSTED_PROXIES is said in the log and in System Settings", async () => {
  await start({ PUBLIC_URL: "https://agency.test" });
  expect(await proxy()).toEqual({ kind: "missing", peer: null });
  expect(warnings()).toBe(1);
});

test("a proxy that TRUSTED_PROXIES does not name is said once in the log, and in System Settings with its address", async () => {
  await start({ TRUSTED_PROXIES: "10.0.0.0/8" });
  expect(await proxy()).toEqual({ kind: "trusted", peer: null });
  await ask();
  await ask();
  expect(await proxy()).toEqual({ kind: "untrusted", peer: "127.0.0.1" });
  expect(warnings()).toBe(1);
});

test("nothing is said about a proxy that TRUSTED_PROXIES names", async () => {
  await start({ TRUSTED_PROXIES: "127.0.0.1", PUBLIC_URL: "https://agency.test" });
  await ask();
  expect(await proxy()).toEqual({ kind: "trusted", peer: null });
  expect(warnings()).toBe(0);
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["192.0.2.7", true],
  ["2001:db8::9", true],
  ["192.0.2.8", false],
  ["", false],
])("a connection from %j is that of many people: %s", (address, shared) => {
  const isShared = sharedPeers({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,2001:db8::/32" });
  expect(isShared(address)).toBe(shared);
});
