import { expect } from "@playwright/test";
import assert from "node:assert/strict";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { unsubscribe } from "@agency/contracts/newsletter";
import { allRoutes, routeName, routesFor } from "@agency/contracts/routes.fixture";
import { readMails } from "../src/support/mails.ts";
import { test } from "./support/attack.ts";
import { expectHeaders, expectSafe } from "./support/judge.ts";
import { sendBytes, statusesIn } from "./support/send.ts";

/** A request inside another's body, which must never be answered. */
const smuggled = "GET /api/auth/session?smuggled HTTP/1.1\r\nHost: x\r\n\r\n";

test.describe("ambiguous ends of a request", () => {
  const post = "POST /api/auth/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const attempts: [name: string, bytes: string][] = [
    ["a length and chunks", `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ["chunks and a length", `${post}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`],
    ["two lengths", `${post}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ["two lengths in one", `${post}Content-Length: 0, ${smuggled.length}\r\n\r\n${smuggled}`],
    ["a length with a sign", `${post}Content-Length: +0\r\n\r\n${smuggled}`],
    ["a negative length", `${post}Content-Length: -1\r\n\r\n${smuggled}`],
    ["a length in hex", `${post}Content-Length: 0x0\r\n\r\n${smuggled}`],
    ["a length with a blank before the colon", `${post}Content-Length : 0\r\n\r\n${smuggled}`],
    [
      "chunks that are named twice",
      `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${smuggled}`,
    ],
    ["chunks by another name", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ["chunks after a tab", `${post}Transfer-Encoding:\tchunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${smuggled}`],
    ["chunks before a comma", `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      "chunks on a folded line",
      `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ["a chunk with a wrong end", `${post}Transfer-Encoding: chunked\r\n\r\n0\n\n${smuggled}`],
    ["a chunk that is too long", `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n${smuggled}`],
    [
      "a chunk with a bare line feed in its extension",
      `${post}Transfer-Encoding: chunked\r\n\r\n0;a\nb\r\n\r\n${smuggled}`,
    ],
    ["bare line feeds", `${post.replaceAll("\r\n", "\n")}Content-Length: 0\n\n${smuggled}`],
    ["a carriage return alone", `${post}X: a\rContent-Length: 0\r\n\r\n${smuggled}`],
    ["a null byte in a header", `${post}X: a\u0000b\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ["a header without a name", `${post}: x\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    ["a line without a colon", `${post}nonsense\r\nContent-Length: 0\r\n\r\n${smuggled}`],
  ];

  for (const [name, bytes] of attempts) {
    test(name, async ({ target }) => {
      const answer = await sendBytes(target, bytes);
      const statuses = statusesIn(answer);
      // Either it is refused as a whole, or read in the one unambiguous way. The rest is then another request of the same
      // sender on the same connection, and answered like one.
      assert.ok(statuses.length > 0, "no answer");
      assert.ok([400, 413, 415].includes(statuses[0] ?? 0), answer.slice(0, 400));
      assert.equal(statuses.length, 1, answer);
      expectRawSafe(answer);
    });
  }

  test("a body is read to its end, and what follows it is the next request", async ({ target }) => {
    const body = JSON.stringify(smuggled);
    const whole =
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
      "GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    expect(statusesIn(await sendBytes(target, whole))).toEqual([400, 200]);
  });
});

test.describe("bytes that are not a request", () => {
  const nonsense: [name: string, bytes: string][] = [
    ["none at all", "\r\n\r\n\r\n\r\nX\r\n\r\n"],
    ["another protocol", "SSH-2.0-x\r\n\r\n"],
    ["TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["HTTP/0.9", "GET /\r\n\r\n"],
    ["HTTP/9.9", "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
    ["a method that is none", "GETT / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a method in small letters", "get / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a blank in the address", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a null byte in the address", "GET /a\u0000b HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["no host", "GET /api/health HTTP/1.1\r\n\r\n"],
    ["headers of 64 KB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(65_536)}\r\n\r\n`],
    ["an address of 64 KB", `GET /${"x".repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["five thousand headers", `GET / HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(5000)}\r\n`],
    [
      "an expectation that is none",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nContent-Length: 2\r\n\r\n{}",
    ],
  ];
  for (const [name, bytes] of nonsense) {
    test(`${name}: refused with all headers, and not echoed`, async ({ target }) => {
      const answer = await sendBytes(target, bytes);
      assert.match(answer, /^HTTP\/1\.1 (?:4\d\d|505) /, answer.slice(0, 300));
      expectRawSafe(answer);
      assert.doesNotMatch(answer, /xxxxxxxx|miracles|SSH-2/);
      expectHeaders({ headers: readHeaders(answer) }, answer.slice(0, 600));
    });
  }

  test("the product answers as before afterwards", async ({ target }) => {
    expect((await target.send({ path: "/api/health" })).status).toBe(200);
  });
});

test.describe("other methods", () => {
  const methods = [
    "HEAD",
    "OPTIONS",
    "TRACE",
    "PATCH",
    "PROPFIND",
    "SEARCH",
    "PURGE",
    "LINK",
    "QUERY",
    "REPORT",
    "MKCOL",
  ];
  const known = new Set(allRoutes.map(routeName));

  test("do nothing outside the contracts, on any path", async ({ target }) => {
    const session = await target.signIn();
    const paths = [...new Set(allRoutes.map(({ path }) => path))];
    for (const path of paths) {
      for (const method of [...methods, "POST", "PUT", "DELETE"].filter((one) => !known.has(`${one} ${path}`))) {
        // Mail programs that open the button's address get to the page that asks.
        const isReadable = known.has(`GET ${path}`) || path === unsubscribe.path;
        if (method === "HEAD" && isReadable) continue;
        const address = routeAddress({ method: "GET", path, contract: dummy }, { clientId: target.victim.id });
        const reply = await target.send({ method, path: address, session });
        expectSafe(reply, `${method} ${path}`, target.victim.secrets);
        assert.ok([400, 404, 405].includes(reply.status), `${method} ${path} answered ${reply.status}`);
      }
    }
  });

  test("cannot be set by a header or a parameter", async ({ target }) => {
    const session = await target.signIn();
    const client = await target.addClient();
    const path = `/api/reports/clients/${client}`;
    for (const name of ["x-http-method-override", "x-http-method", "x-method-override"]) {
      await target.send({ path: `${path}?_method=DELETE`, session, headers: { [name]: "DELETE" } });
      const reply = await target.send({
        method: "POST",
        path: `${path}?_method=DELETE`,
        session,
        headers: { [name]: "DELETE" },
      });
      expect(reply.status).toBe(404);
    }
    expect((await target.send({ path, session })).status).toBe(200);
  });

  test("TRACE echoes nothing, and HEAD tells no more than GET", async ({ target }) => {
    const trace = await target.send({ method: "TRACE", path: "/api/health", headers: { "x-secret": "mine" } });
    expect(trace.body + JSON.stringify(trace.headers)).not.toContain("mine");
    for (const route of routesFor("staff").filter(({ method }) => method === "GET")) {
      const head = await target.send({ method: "HEAD", path: routeAddress(route) });
      expect([head.status, head.body], routeName(route)).toEqual([401, ""]);
    }
  });
});

test.describe("a false host name", () => {
  test("appears in no redirect, link or email", async ({ target }) => {
    const evil = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      forwarded: "host=evil.example",
    };
    for (const path of [
      "/",
      "/team",
      "/no/such/page",
      "/sitemap.xml",
      "/api/openapi.json",
      "/blog/rss.xml",
      "/robots.txt",
    ]) {
      const reply = await target.send({ path, headers: evil });
      expect(reply.body + JSON.stringify(reply.headers), path).not.toContain("evil.example");
    }
    const before = target.mails.length;
    const body = { email: "subscriber@attack.example" };
    await target.send({ method: "POST", path: "/api/newsletter", headers: evil, body });
    await expect.poll(() => target.mails.length).toBeGreaterThan(before);
    const words = (await readMails(target)).map(({ text, html, subject }) => `${subject} ${text} ${html}`).join();
    expect(words).toContain(target.url);
    expect(words).not.toContain("evil.example");
  });

  test("in the request line leads to no other site", async ({ target }) => {
    for (const line of [
      "GET http://evil.example/ HTTP/1.1",
      "GET //evil.example/%2f.. HTTP/1.1",
      "GET /\\evil.example HTTP/1.1",
    ]) {
      const answer = await sendBytes(target, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toMatch(/^location:/im);
      expectRawSafe(answer);
    }
  });
});

const dummy = allRoutes[0]?.contract as (typeof allRoutes)[number]["contract"];

function expectRawSafe(answer: string): void {
  const status = statusesIn(answer)[0] ?? 0;
  assert.ok(status < 500 || status === 505, answer.slice(0, 300));
  assert.doesNotMatch(answer, /\bat .+:\d+:\d+|node_modules|node:internal|HPE_|\/packages\/|Error:/);
}

function readHeaders(answer: string): Record<string, string> {
  const [head = ""] = answer.split("\r\n\r\n", 1);
  const lines = head
    .split("\r\n")
    .slice(1)
    .map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return Object.fromEntries(
    lines.filter((line) => line !== null).map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
  );
}
