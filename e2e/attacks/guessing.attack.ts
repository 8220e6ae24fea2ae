import { expect } from "@playwright/test";
import { routeAddress, nobodysIds } from "@agency/contracts/addresses.fixture";
import { readClient } from "@agency/contracts/clients";
import { routesFor } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { test, type Target } from "./support/attack.ts";
import { expectRefused, expectSafe } from "./support/judge.ts";

test.use({ limits: "on" });

const wrong = { username: "admin", password: "not the password" };
const guess = (target: Target, headers: Record<string, string> = {}, body: unknown = wrong) =>
  target.send({ method: "POST", path: "/api/auth/login", body, headers });

test("passwords: a false address or another spelling of the name gives no more tries", async ({ target }) => {
  const names = ["admin", "ADMIN", "Admin", "admin ", "ＡＤＭＩＮ", "ádmin", "admin\u0000"];
  let looked = 0;
  for (let n = 0; n < 60; n += 1) {
    const address = `203.0.113.${n}`;
    const headers = {
      "x-forwarded-for": address,
      "x-real-ip": address,
      "cf-connecting-ip": address,
      "true-client-ip": address,
      forwarded: `for=${address}`,
      "x-client-ip": address,
    };
    const username = names[n % names.length];
    if ((await guess(target, headers, { ...wrong, username })).status === 401) looked += 1;
  }
  expect(looked).toBeLessThan(10);
});

test("client IDs: ten guesses, then a wait, and every wrong ID gets the same answer", async ({ target }) => {
  const replies = [];
  for (let n = 0; n < 12; n += 1) {
    const clientId = n % 2 ? `${"0".repeat(24)}${10 + n}` : ["x", "'", "%00", "🧨", "0"][n % 5];
    replies.push(await target.send({ path: routeAddress(readClient, { clientId: clientId ?? "" }) }));
  }
  expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429]);
  const told = replies.slice(0, 10).map(({ body, headers }) => {
    const { date: _date, "x-request-id": _id, ...rest } = headers;
    return body + JSON.stringify(rest);
  });
  expect(new Set(told).size).toBe(1);
  // The wait applies to every portal path, whichever path the guesses used.
  for (const route of routesFor("portal")) {
    const call = { method: route.method, path: routeAddress(route), body: sampleBody(route) };
    const first = await target.send(call);
    // On a busy machine the wait may be over. Then this guess counted, and starts a longer one.
    const reply = first.status === 404 ? await target.send(call) : first;
    expectRefused(route, reply, "too_many_attempts");
  }
});

test("links in emails cannot be guessed: tokens have 256 bits, and every wrong one gets the same answer", async ({
  target,
}) => {
  const bodies = new Set<string>();
  for (let n = 0; n < 40; n += 1) {
    const token = `${"A".repeat(40)}${100 + n}`;
    const reply = await target.send({ path: `/api/consultation/${token}` });
    expectSafe(reply, "a booking's link", target.victim.secrets);
    expect([404, 429]).toContain(reply.status);
    if (reply.status === 404) bodies.add(reply.body);
  }
  expect(bodies.size).toBe(1);
  expect(nobodysIds["token"]).toHaveLength(43);
});

test("links to reports cannot be guessed: every wrong one gets the same answer, and soon a wait", async ({
  target,
}) => {
  const bodies = new Set<string>();
  const statuses = new Set<number>();
  for (let n = 0; n < 40; n += 1) {
    const reply = await target.send({ path: `/api/shared/${"A".repeat(40)}${100 + n}` });
    expectSafe(reply, "a link to a report", target.victim.secrets);
    statuses.add(reply.status);
    if (reply.status === 404) bodies.add(reply.body);
  }
  expect([...statuses]).toEqual([404, 429]);
  expect(bodies.size).toBe(1);
});

test("ids and tokens are random: no two begin alike, and every character occurs", async ({ target }) => {
  // Other tests of this worker have used up the attempts of the address.
  await expect
    .poll(async () => (await guess(target, {}, target.staff)).status, { timeout: 120_000, intervals: [2000] })
    .toBe(200);
  const session = await target.signIn();
  const ids: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const body = { name: `Sample ${n}`, email: `random${n}@attack.example` };
    const reply = await target.send({ method: "POST", path: "/api/reports/clients", body, session });
    ids.push((JSON.parse(reply.body) as { id: string }).id.replaceAll("-", ""));
  }
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(ids.length);
  expect(new Set(ids.join("")).size).toBe(32);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  const tokens = [];
  for (let n = 0; n < 5; n += 1) tokens.push(await target.signIn());
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});
