import { expect } from "@playwright/test";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { createClient, listClients } from "@agency/contracts/clients";
import { allRoutes, routeName, routesFor } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { logout } from "@agency/contracts/staff";
import { test } from "./support/attack.ts";
import { changingRoutes, expectRefused } from "./support/judge.ts";

/** Cookies without a session, and attempts to pass one in another way. */
const noSession: Record<string, string | string[]>[] = [
  {},
  { cookie: "session=" },
  { cookie: "session=x" },
  { cookie: `session=${"A".repeat(43)}` },
  { cookie: "session=' OR '1'='1" },
  { cookie: "session=%00" },
  { cookie: `session=${"x".repeat(6000)}` },
  { cookie: "session=__proto__; session=constructor" },
  { cookie: "__Host-session=x; session=y" },
  { authorization: "Bearer admin" },
  { authorization: "Basic YWRtaW46YWRtaW4=" },
  { "x-forwarded-user": "admin", "x-user": "admin", "x-forwarded-for": "127.0.0.1" },
  { "x-original-url": "/api/health", "x-rewrite-url": "/api/health" },
];

test.describe("a staff path without a session", () => {
  for (const route of routesFor("staff")) {
    test(routeName(route), async ({ target }) => {
      const path = routeAddress(route, { clientId: target.victim.id });
      for (const headers of noSession) {
        const reply = await target.send({ method: route.method, path, headers, body: sampleBody(route) });
        expectRefused(route, reply, "not_signed_in", target.victim.secrets);
      }
    });
  }
});

test("no staff path opens with an ended or expired session", async ({ target }) => {
  const [ended, old] = [await target.signIn(), await target.signIn()];
  for (const session of [ended, old]) {
    expect((await target.send({ path: listClients.path, session })).status).toBe(200);
  }
  await target.send({ method: logout.method, path: logout.path, session: ended });
  await target.query("UPDATE sessions SET expiresAt = createdAt");
  for (const route of routesFor("staff")) {
    for (const session of [ended, old]) {
      const path = routeAddress(route, { clientId: target.victim.id });
      const reply = await target.send({ method: route.method, path, body: sampleBody(route), session });
      expectRefused(route, reply, "not_signed_in", target.victim.secrets);
    }
  }
});

test("only its owner can end a session, and nobody can choose the token of a new one", async ({ target }) => {
  const session = await target.signIn();
  const chosen = "B".repeat(43);
  const body = target.staff;
  const reply = await target.send({ method: "POST", path: "/api/auth/login", body, session: chosen });
  expect(reply.status).toBe(200);
  expect(String(reply.headers["set-cookie"])).not.toContain(chosen);
  expect((await target.send({ path: "/api/auth/session", session: chosen })).status).toBe(401);
  await target.send({ method: "POST", path: "/api/auth/logout", session: chosen });
  expect((await target.send({ path: "/api/auth/session", session })).status).toBe(200);
});

test.describe("a change that another site sends through the browser", () => {
  // Mail services call these from no page, with a token as proof.
  const bound = changingRoutes.filter(({ contract }) => !contract.takesForms);
  for (const route of bound) {
    test(routeName(route), async ({ target }) => {
      const session = await target.signIn();
      const ours = target.url;
      const path = routeAddress(route, { clientId: target.victim.id });
      const strangers: Record<string, string | undefined>[] = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "none" },
        { "sec-fetch-site": "" },
        { "sec-fetch-site": "SAME-ORIGIN" },
        { "sec-fetch-site": "same-origin, cross-site" },
        { "sec-fetch-site": "cross-site", origin: ours },
        { "sec-fetch-site": undefined, origin: "http://evil.example" },
        { "sec-fetch-site": undefined, origin: `${ours}.evil.example` },
        { "sec-fetch-site": undefined, origin: ours.replace("http:", "https:") },
        { "sec-fetch-site": undefined, origin: `${ours}/` },
        { "sec-fetch-site": undefined, origin: "null" },
        { "sec-fetch-site": undefined, origin: "" },
        { "sec-fetch-site": undefined, origin: "http://evil.example", referer: `${ours}/admin` },
        { "sec-fetch-site": undefined, origin: "http://evil.example", host: "evil.example" },
        { "sec-fetch-site": undefined },
        { "sec-fetch-site": undefined, referer: `${ours}/admin` },
      ];
      for (const headers of strangers) {
        const reply = await target.send({ method: route.method, path, headers, body: sampleBody(route), session });
        expectRefused(route, reply, "wrong_origin");
      }
    });
  }
});

test("no answer can be read by a page of another site", async ({ target }) => {
  const session = await target.signIn();
  for (const route of allRoutes) {
    for (const method of [route.method, "OPTIONS"]) {
      const reply = await target.send({
        method,
        path: routeAddress(route),
        session: route.method === "GET" ? session : undefined,
        headers: {
          origin: "http://evil.example",
          "sec-fetch-site": "cross-site",
          "access-control-request-method": "PUT",
          "access-control-request-headers": "content-type",
        },
      });
      const allowing = Object.keys(reply.headers).filter((name) => name.startsWith("access-control"));
      expect(allowing, routeName(route)).toEqual([]);
      if (method === "OPTIONS") expect(reply.status, routeName(route)).toBe(404);
    }
  }
});

test("another site's page changes no row, whatever answer it gets", async ({ target }) => {
  const session = await target.signIn();
  const count = () => target.query("SELECT COUNT(*) FROM clients");
  const before = await count();
  const body = { name: "Forged", email: "forged@attack.example" };
  const { method, path } = createClient;
  for (const contentType of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    await target.send({
      method,
      path,
      body,
      session,
      headers: { "sec-fetch-site": "cross-site", "content-type": contentType },
    });
  }
  expect(await count()).toBe(before);
});
