import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { expect, test } from "vitest";
import { afterwards } from "@agency/testing/afterwards";
import { certificate, certificateKey } from "../../testing/certificate.ts";
import { checkCertificate, checkProxy, checkPublicUrl } from "./site.ts";

const now = new Date("2026-11-26T20:00:00Z");
const healthy = '{"status":"ok","version":"0.3.0"}';

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterwards(() => server.close());
  return (server.address() as AddressInfo).port;
}

const siteThat = async (answer: RequestListener) => `http://127.0.0.1:${await portOf(createServer(answer))}`;

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

test("a certificate is fine until it should have been renewed", async () => {
  const port = await portOf(createTlsServer({ cert: certificate, key: certificateKey }));
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
