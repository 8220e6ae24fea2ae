import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder, afterwards } from "@agency/testing/afterwards";
import { noteBackup } from "../attention/server-state.ts";
import { readEnvironment } from "../kit/environment.ts";
import { secretKeys } from "../kit/secrets.ts";
import { certificate, certificateKey } from "../testing/hostile-site.ts";
import {
  checkMemory,
  checkNode,
  checkRights,
  checkServerState,
  checkSecretKey,
  checkSettings,
  checkTables,
  checkCertificate,
  checkProxy,
  checkPublicUrl,
} from "./doctor.ts";

const now = new Date("2026-11-26T20:00:00Z");
const day = 86_400_000;

test("Node is fine in the version that the product is tested on", () => {
  expect(checkNode("24.21.0")).toMatchObject({ ok: true });
  expect(checkNode("26.0.0")).toMatchObject({ ok: false, told: expect.stringContaining("Run it on Node 24") });
});

test("too little memory is said with how much an API takes", () => {
  expect(checkMemory(1e9)).toMatchObject({ ok: true, told: "1000 MB available" });
  expect(checkMemory(1e8)).toMatchObject({ ok: false, told: expect.stringMatching(/^100 MB available\. Give/) });
});

test("a table of facts that ends within three months is named, with its source and what to do", () => {
  expect(checkTables(now)).toMatchObject([{ ok: true }]);
  expect(checkTables(new Date("2030-12-01T00:00:00Z"))).toContainEqual({
    part: "Tables of facts",
    ok: false,
    told: expect.stringMatching(/^festivals ends on 2030-12-31 \(.*mom\.gov\.sg.*\)\. Update/),
  });
});

test("a file that other accounts can read is named, with the command that takes it from them", async () => {
  const folder = await testFolder();
  await mkdir(join(folder, "mail"), { mode: 0o700 });
  await writeFile(join(folder, "mail", "one.eml"), "", { mode: 0o600 });
  const user = process.getuid?.();
  expect(await checkRights(folder, user)).toMatchObject({ ok: true });

  await chmod(join(folder, "mail", "one.eml"), 0o640);
  const open = await checkRights(folder, user);
  expect(open).toMatchObject({ ok: false, told: expect.stringContaining(`chmod -R go= ${folder}`) });
  expect(open.told).toContain(join(folder, "mail", "one.eml"));
  expect(await checkRights(folder, 12_345)).toMatchObject({
    ok: false,
    told: expect.stringContaining("another account"),
  });
  expect(await checkRights(join(folder, "nowhere"), user)).toMatchObject({ told: expect.stringContaining("ENOENT") });
});

test("a backup is asked for where people elsewhere use the product, and when the last one is old", async () => {
  const DATA_DIR = await testFolder();
  const backup = async (PUBLIC_URL: string, at = now) => (await checkServerState({ DATA_DIR, PUBLIC_URL }, at))[1];
  expect(await backup("http://127.0.0.1:3000")).toMatchObject({ ok: true, told: "none was made yet" });
  expect(await backup("https://agency.example")).toMatchObject({
    ok: false,
    told: expect.stringMatching(/agency-backup\.timer .*service backup .*npm run backup/),
  });
  await noteBackup(DATA_DIR, now);
  expect(await backup("https://agency.example")).toMatchObject({ ok: true });
  expect(await backup("https://agency.example", new Date(now.getTime() + 3 * day))).toMatchObject({ ok: false });
});

test("the room on the disk is told, and a folder that is not there", async () => {
  const PUBLIC_URL = "http://127.0.0.1:3000";
  const folder = await testFolder();
  expect((await checkServerState({ DATA_DIR: folder, PUBLIC_URL }, now))[0]?.told).toMatch(/^\d+ MB free for /);
  const nowhere = join(folder, "nowhere");
  expect(await checkServerState({ DATA_DIR: nowhere, PUBLIC_URL }, now)).toEqual([
    { part: "Disk", ok: false, told: `${nowhere} cannot be read (ENOENT). Check DATA_DIR and who runs this.` },
  ]);
});

test("variables without an effect, and limits that are off, have to be changed", () => {
  expect(checkSettings({}, { RATE_LIMITS: "on" })).toMatchObject([{ ok: true }]);
  expect(checkSettings({ SMTP_URLL: "x" }, { RATE_LIMITS: "off" })).toMatchObject([
    { ok: false, told: "SMTP_URLL has no effect: did you mean SMTP_URL?" },
    { ok: false, told: expect.stringContaining("RATE_LIMITS") },
  ]);
});

test("the secret key is there, is to be set, or was changed; looking makes none", async () => {
  const DATA_DIR = await testFolder();
  const file = readEnvironment({ DATA_DIR });
  expect(checkSecretKey(file)).toMatchObject({ ok: false, told: expect.stringContaining("Start the product once") });
  secretKeys(file);
  expect(checkSecretKey(file)).toMatchObject({ ok: true });
  const DATABASE_URL = "mysql://agency:password@db/agency";
  expect(checkSecretKey(readEnvironment({ DATA_DIR, DATABASE_URL }))).toMatchObject({ ok: false });
  const [SECRET_KEY, SECRET_KEY_OLD] = ["7".repeat(64), "8".repeat(64)];
  expect(checkSecretKey(readEnvironment({ DATABASE_URL, SECRET_KEY }))).toMatchObject({ ok: true });
  expect(checkSecretKey(readEnvironment({ DATABASE_URL, SECRET_KEY, SECRET_KEY_OLD }))).toMatchObject({
    ok: false,
    told: expect.stringContaining("remove it"),
  });
});

const healthy = '{"status":"ok","version":"0.3.0"}';

async function openPort(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterwards(() => server.close());
  return (server.address() as AddressInfo).port;
}

const siteThat = async (answer: RequestListener) => `http://127.0.0.1:${await openPort(createServer(answer))}`;

test("the site is fine when the product itself answers there", async () => {
  const site = await siteThat(({ url }, response) => response.end(url === "/api/health/ready" ? healthy : ""));
  expect(await checkPublicUrl({ PUBLIC_URL: site })).toMatchObject({ ok: true });
  const other = await siteThat((_, response) => response.end("<!doctype html>Welcome to nginx"));
  expect(await checkPublicUrl({ PUBLIC_URL: other })).toMatchObject({
    told: expect.stringContaining("another program answers"),
  });
  const busy = await siteThat((_, response) => response.writeHead(503).end("{}"));
  expect(await checkPublicUrl({ PUBLIC_URL: busy })).toMatchObject({
    told: expect.stringContaining("answers with 503"),
  });
  expect(await checkPublicUrl({ PUBLIC_URL: "http://127.0.0.1:1" })).toMatchObject({ ok: false });
});

test("a site whose certificate nobody trusts answers all the same: only the certificate is to do", async () => {
  const server = createTlsServer({ cert: certificate, key: certificateKey }, (_, response) => response.end(healthy));
  const site = { PUBLIC_URL: `https://127.0.0.1:${await openPort(server)}` };
  expect(await checkPublicUrl(site)).toMatchObject({ ok: true });
  expect(await checkCertificate(site, now)).toMatchObject([{ ok: false }]);
});

test("a certificate is fine until it should have been renewed", async () => {
  const port = await openPort(createTlsServer({ cert: certificate, key: certificateKey }));
  const site = { PUBLIC_URL: `https://127.0.0.1:${port}` };
  const trusted = { ca: certificate };
  expect(await checkCertificate(site, now, trusted)).toMatchObject([{ ok: true }]);
  const late = new Date("2126-10-25T16:32:33Z");
  expect(await checkCertificate(site, late, trusted)).toMatchObject([
    { ok: false, told: expect.stringMatching(/^valid for 3 days only/) },
  ]);
  expect(await checkCertificate(site, now)).toMatchObject([
    { ok: false, told: expect.stringContaining("SELF_SIGNED") },
  ]);
});

test("a site without TLS at its https address is said, and one without https has no certificate", async () => {
  const site = await siteThat((_, response) => response.end());
  expect(await checkCertificate({ PUBLIC_URL: site.replace("http:", "https:") }, now)).toMatchObject([{ ok: false }]);
  expect(await checkCertificate({ PUBLIC_URL: site }, now)).toEqual([]);
});

test("a site with https has a proxy in front, which has to be named", () => {
  const https = { PUBLIC_URL: "https://agency.example" };
  expect(checkProxy(https as Parameters<typeof checkProxy>[0])).toMatchObject({ ok: false });
  expect(checkProxy({ ...https, TRUSTED_PROXIES: "127.0.0.1" })).toMatchObject({ ok: true });
});
