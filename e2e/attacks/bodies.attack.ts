import { expect } from "@playwright/test";
import assert from "node:assert/strict";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import type { AnyRoute } from "@agency/contracts/route";
import { routeName } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { until } from "@agency/testing/ceiling";
import { test, type Target } from "./support/attack.ts";
import { changingRoutes, expectDeclared, expectRefused } from "./support/judge.ts";
import { type Call, sendBytes, statusesIn } from "./support/send.ts";

const kilobyte = 1024;
const bodyLimit = ({ contract }: AnyRoute) => contract.bodyBytes ?? 64 * kilobyte;

/** Content types that another site can send without a preflight, and others that have broken parsers. */
const otherKinds = [
  "text/plain",
  "text/plain; application/json",
  "text/csv",
  "text/xml",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "application/x-ndjson",
  "application/json-patch+json",
  "application/jsonp",
  "text/json",
  "json",
  "",
  "*/*",
  "application",
  "application/",
  "__proto__",
  "x".repeat(3000),
];

test.describe("a body of another content type is refused everywhere", () => {
  for (const route of changingRoutes.filter(({ contract }) => !contract.takesForms)) {
    test(routeName(route), async ({ target }) => {
      const call = await makeCall(route, target);
      for (const kind of otherKinds) {
        const body = call.body ?? "{}";
        const reply = await target.send({ ...call, body, headers: { "content-type": kind } });
        expectRefused(route, reply, "unsupported_media_type");
      }
    });
  }
});

test.describe("a body that is too large, too deep or broken", () => {
  for (const route of changingRoutes) {
    test(routeName(route), async ({ target }) => {
      const call = await makeCall(route, target);
      const limit = bodyLimit(route);
      const headers = { "content-type": "application/json" };
      const large = JSON.stringify("x".repeat(limit));
      // Who is refused before the last of megabytes is sent may find the connection closed, and not read why.
      const sendLarge = (own: NonNullable<Call["headers"]>) =>
        until(() => target.send({ ...call, headers: own, body: large }));
      expectRefused(route, await sendLarge(headers), "body_too_large");
      // Without a length that announces it.
      const chunked = { ...headers, "content-length": undefined, "transfer-encoding": "chunked" };
      expectRefused(route, await sendLarge(chunked), "body_too_large");

      for (const broken of [
        "",
        "{",
        '{"a":',
        "{]",
        "\uFEFF",
        "nul",
        "{'a':1}",
        '{"a":1}}',
        '{"a":01}',
        "\u0000",
        "[1,]",
      ]) {
        expectRefused(route, await target.send({ ...call, headers, body: broken }), "malformed_body");
      }
      for (const poisoned of [
        '{"__proto__":{"admin":true}}',
        '{"constructor":{"prototype":{"admin":true}}}',
        '{"a":{"\\u005f_proto__":{"admin":true}}}',
      ]) {
        expectRefused(route, await target.send({ ...call, headers, body: poisoned }), "malformed_body");
      }
      for (const deep of ["[".repeat(30_000) + "]".repeat(30_000), '{"a":'.repeat(10_000) + "1" + "}".repeat(10_000)]) {
        const reply = await target.send({ ...call, headers, body: deep });
        const error = expectDeclared(route, reply);
        assert.ok(!route.contract.body || error !== undefined, `${routeName(route)} took a deep body`);
      }
      const many = `{${Array.from({ length: 6000 }, (_, n) => `"k${n}":1`).join(",")}}`;
      expectDeclared(route, await target.send({ ...call, headers, body: many }));
    });
  }
});

test("a compressed body is not decompressed, so a small one cannot become large", async ({ target }) => {
  const bomb = Buffer.from(JSON.stringify({ username: "admin", password: "x".repeat(10_000_000) }));
  for (const [encoding, body] of [
    ["gzip", gzipSync(bomb)],
    ["br", brotliCompressSync(bomb)],
    ["deflate", gzipSync(bomb)],
  ] as const) {
    const headers = { "content-encoding": encoding };
    const reply = await target.send({ method: "POST", path: "/api/auth/login", headers, body });
    expect([400, 413, 415]).toContain(reply.status);
  }
});

test("a body that is announced as huge is refused before any of it arrives", async ({ target }) => {
  for (const length of ["1073741824", "9007199254740993", "99999999999999999999"]) {
    const answer = await sendBytes(
      target,
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
    );
    expect([413, 400]).toContain(statusesIn(answer)[0]);
  }
});

test("a poisoned body does not affect other requests", async ({ target }) => {
  const path = "/api/contact";
  for (const body of ['{"__proto__":{"isAdmin":true,"signedIn":true}}', '{"consent":{"__proto__":{"notice":"1"}}}']) {
    await target.send({ method: "POST", path, body });
  }
  expect((await target.send({ path: "/api/auth/session" })).status).toBe(401);
  expect((await target.send({ path: "/api/health" })).status).toBe(200);
});

/** A call for a client of its own, because a route without a body may succeed and delete that client. */
async function makeCall(route: AnyRoute, target: Target) {
  return {
    method: route.method,
    path: routeAddress(route, { clientId: await target.addClient() }),
    body: sampleBody(route),
    session: await target.signIn(),
  };
}
