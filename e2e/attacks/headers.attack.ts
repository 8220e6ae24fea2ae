import { expect } from "@playwright/test";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { allRoutes, routeName } from "@agency/contracts/routes.fixture";
import { test } from "./support/attack.ts";
import { expectDeclared, expectHeaders } from "./support/judge.ts";
import type { Reply } from "./support/send.ts";

test.use({ settings: { PUBLIC_URL: "https://agency.example" } });

const everyKind = [
  "/",
  "/ms",
  "/team",
  "/no/such/page",
  "/favicon.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/blog/rss.xml",
  "/api/health",
  "/api/no-such-path",
  "/api/openapi.json",
  "/%E0%A4%A",
];

test("every kind of answer has every header, and tells browsers to use https", async ({ target }) => {
  for (const path of everyKind) {
    for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
      const reply = await target.send({ method, path });
      expectHeaders(reply, `${method} ${path}`);
      expectKind(reply, `${method} ${path}`);
      expect(reply.headers["strict-transport-security"], path).toBe("max-age=31536000; includeSubDomains");
    }
  }
});

test.describe("on every path of the contracts, signed in and not", () => {
  for (const route of allRoutes) {
    test(routeName(route), async ({ target }) => {
      for (const session of [undefined, "x".repeat(43)]) {
        const headers = session ? { cookie: `__Host-session=${session}` } : {};
        const reply = await target.send({ method: route.method, path: routeAddress(route), headers });
        expectDeclared(route, reply, target.victim.secrets);
        expect(reply.headers["strict-transport-security"]).toBeDefined();
      }
    });
  }
});

test("the session cookie is bound to this host and to https, hidden from scripts, and ends with the session", async ({
  target,
}) => {
  const reply = await target.send({ method: "POST", path: "/api/auth/login", body: target.staff });
  const [session, browser] = [reply.headers["set-cookie"]].flat();
  expect(browser).toMatch(/^__Host-browser=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
  const stale = await target.send({
    method: "POST",
    path: "/api/auth/logout",
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(String(stale.headers["set-cookie"])).toMatch(/^__Host-session=; Max-Age=0;.*HttpOnly; Secure/);
  for (const path of ["/", "/api/health", "/team"]) {
    expect((await target.send({ path })).headers["set-cookie"], path).toBeUndefined();
  }
});

test("a cached page cannot be poisoned: it contains nothing from a request's headers", async ({ target }) => {
  const plain = await target.send({ path: "/team" });
  for (const name of [
    "x-forwarded-host",
    "x-forwarded-scheme",
    "x-original-url",
    "x-host",
    "accept-language",
    "user-agent",
    "referer",
  ]) {
    const reply = await target.send({ path: "/team", headers: { [name]: "evil.example<script>" } });
    expect(reply.body, name).toBe(plain.body);
  }
});

test("the log contains no session, password, client ID or email address", async ({ target }) => {
  const session = await target.signIn();
  await target.send({ path: `/api/reports/clients/${target.victim.id}`, session });
  await target.send({ path: `/api/people?email=canary-owner@victim.example`, session });
  const log = target.log.join("\n");
  expect(log.length).toBeGreaterThan(0);
  for (const secret of [...target.victim.secrets, target.staff.password, "@attack.example", "@victim.example"]) {
    expect(log).not.toContain(secret);
  }
});

/** Every answer states its content type, and text its encoding (OWASP ASVS 5.0, 4.1.1). */
function expectKind({ body, headers }: Reply, what: string): void {
  if (body === "") return;
  const kind = String(headers["content-type"]);
  expect(kind, what).toMatch(/^[\w-]+\/[\w.+-]+/);
  if (/^text\/|xml/.test(kind)) expect(kind, what).toMatch(/charset=utf-8/i);
}
