import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSpeedTestProgress, testSpeed } from "@agency/contracts/speed-test";
import { until } from "@agency/testing/ceiling";
import { freePort } from "@agency/testing/product";
import { makeLog } from "../kit/log/log.ts";
import { startApi } from "../testing/api.ts";
import { startHostileSite } from "../testing/hostile-site.ts";
import { speedTestEntity } from "./table.ts";

const words = "Failed to test website speed. Please check the URL and try again.";
const visitor = { session: null };

const site = await startHostileSite({
  "/page": (_, response) =>
    response
      .writeHead(200, { "content-type": "text/html" })
      .end('<!doctype html><title>A page</title><link rel="stylesheet" href="/style.css"><h1>A page</h1>'),
  "/style.css": (_, response) => response.writeHead(200, { "content-type": "text/css" }).end("h1 { margin: 0 }"),
});
const deadPort = await freePort();
const api = await startApi({
  environment: { OUTBOUND_ALLOW: `127.0.0.1:${site.port},127.0.0.1:${deadPort}`, SPEED_TEST_QUEUE: "3" },
  resolve: async () => [],
});
beforeEach(() => {
  site.requests.length = 0;
});
afterEach(() => api.empty());
afterAll(async () => {
  await site.close();
});

const at = (path: string) => `http://127.0.0.1:${site.port}${path}`;
const fetched = (path: string) => site.requests.filter(({ url }) => url === path).length;
const progress = (ticket: string) => api.call(readSpeedTestProgress, { params: { ticket } }, visitor);
const waitingTests = (count: number) =>
  until(async () => expect(await api.dependencies.database.manager.countBy(speedTestEntity, {})).toBe(count));

/** Requests a test and does the worker's part. */
async function ask(url: string, ticket?: string) {
  const answer = api.attempt(testSpeed, { body: { url, ticket } }, visitor);
  const stop = api.worker.keepTestingSpeed();
  try {
    return await answer;
  } finally {
    await stop();
  }
}

test("a page is measured, and the answer says how", async () => {
  const ticket = randomUUID();
  const answer = await ask(at("/redir?to=%2Fpage#top"), ticket);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().test).toEqual({
    url: at("/redir?to=%2Fpage#top"),
    finalUrl: at("/page"),
    method: "server",
    formFactor: null,
    lighthouseVersion: null,
    loadTime: expect.any(Number),
    performanceScore: expect.any(Number),
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    totalBlockingTime: null,
    speedIndex: null,
    cumulativeLayoutShift: null,
    serverResponseTime: expect.any(Number),
    bytes: expect.any(Number),
    requests: 3,
    line: null,
    heaviest: [
      { kind: "document", host: `127.0.0.1:${site.port}`, name: "page", bytes: expect.any(Number) },
      { kind: "stylesheet", host: `127.0.0.1:${site.port}`, name: "style.css", bytes: 16 },
    ],
    steps: [{ step: "server", ms: expect.any(Number) }],
    advice: null,
    picture: null,
    measuredAt: "2026-11-10T04:00:00.000Z",
    cached: false,
  });
  expect(answer.json().test.performanceScore).toBeGreaterThan(50);
  expect(await progress(ticket)).toEqual({ state: "done", position: 0, stage: "scoring" });
});

test.each(["kedai", "ftp://kedai.example/", "https://ali:secret@kedai.example/"])(
  "%s is not an address",
  async (url) => {
    const { body, status } = await api.refused(testSpeed, { body: { url } }, visitor);
    expect([status, body.fields]).toMatchObject([400, [{ field: "url" }]]);
  },
);

test("a bare name is taken, and reported at once when it is unknown", async () => {
  const { body, status } = await api.refused(testSpeed, { body: { url: "கடை.சிங்கப்பூர்" } }, visitor);
  expect([status, body.fields]).toMatchObject([422, [{ field: "url", message: "could not be reached" }]]);
});

test("a repeated test within ten minutes returns the same result, marked as such, and later measures again", async () => {
  const first = (await ask(at("/page"))).json().test;
  api.clock.advance(9 * 60);
  const again = await api.call(testSpeed, { body: { url: at("/page#contact") } }, visitor);
  expect(again.test).toEqual({ ...first, url: at("/page#contact"), cached: true });
  expect(fetched("/page")).toBe(1);

  api.clock.advance(2 * 60);
  const fresh = (await ask(at("/page"))).json().test;
  expect(fresh).toMatchObject({ cached: false, measuredAt: "2026-11-10T04:11:00.000Z" });
  expect(fetched("/page")).toBe(2);
});

test("two visitors who test the same page at once share one measurement", async () => {
  const both = Promise.all([at("/page"), at("/page")].map((url) => api.call(testSpeed, { body: { url } }, visitor)));
  await waitingTests(2);
  expect(await api.worker.testSpeed()).toEqual(["done", "reused"]);
  const [one, other] = await both;
  expect(one?.test).toEqual(other?.test);
  expect(fetched("/page")).toBe(1);
});

test("a waiting visitor sees the position in the queue", async () => {
  const tickets = [randomUUID(), randomUUID(), randomUUID()];
  const answers: Promise<unknown>[] = [];
  for (const [index, ticket] of tickets.entries()) {
    answers.push(api.call(testSpeed, { body: { url: at(`/page?${index}`), ticket } }, visitor).catch(() => null));
    await waitingTests(index + 1);
  }
  const positions = await Promise.all(tickets.map(progress));
  expect(positions).toEqual([0, 1, 2].map((position) => ({ state: "queued", stage: "queued", position })));
  await api.worker.testSpeed();
  await Promise.all(answers);
  for (const ticket of tickets) await api.attempt(readSpeedTestProgress, { params: { ticket } }, visitor);
});

test("a refused visitor does not appear as an error in our log", async () => {
  const lines: string[] = [];
  const noted = await startApi({
    log: makeLog("api", "info", { write: (line: string) => void lines.push(line) }),
    environment: { OUTBOUND_ALLOW: `127.0.0.1:${site.port}`, SPEED_TEST_QUEUE: "1" },
    resolve: async () => [],
  });
  const first = noted.attempt(testSpeed, { body: { url: at("/page?first") } }, visitor);
  const { manager } = noted.dependencies.database;
  await until(async () => expect(await manager.countBy(speedTestEntity, {})).toBe(1));
  expect((await noted.refused(testSpeed, { body: { url: at("/page?second") } }, visitor)).status).toBe(503);
  await noted.worker.testSpeed();
  await first;
  expect(lines.filter((line) => line.includes('"reason":"speed_test_busy"'))).toHaveLength(1);
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test("when the queue is full, the next visitor is asked to come back, in both languages", async () => {
  const waiting = [1, 2, 3].map((number) =>
    api.attempt(testSpeed, { body: { url: at(`/page?full=${number}`) } }, visitor),
  );
  await waitingTests(3);
  const { status, headers, body } = await api.refused(testSpeed, { body: { url: at("/page?more") } }, visitor);
  expect([status, headers["retry-after"]]).toEqual([503, "30"]);
  expect(body).toEqual({
    error: "speed_test_busy",
    message: "Many websites are being tested at the moment. Please try again in 30 seconds.",
  });
  const malay = { ...visitor, headers: { "accept-language": "ms" } };
  const refused = await api.refused(testSpeed, { body: { url: at("/page?more") } }, malay);
  expect(refused.body.message).toMatch(/^Banyak laman web sedang diuji/);
  await api.worker.testSpeed();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test("a test that nobody waits for any more is skipped and makes room for others", async () => {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const leave = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/api/speed-test`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ url: at("/page") }),
    signal: leave.signal,
  }).catch(() => "left");
  await waitingTests(1);
  leave.abort();
  expect(await asked).toBe("left");
  await waitingTests(0);
  expect(await api.worker.testSpeed()).toEqual([]);
});

describe("a site that cannot be tested gets the specification's error with the reason", () => {
  test.each([
    ["/404", "answers with an error instead of a page"],
    ["/pdf", "does not lead to a web page"],
    ["/bomb", "is too large: more than 2 MB"],
    ["/badgzip", "answers with something that a browser cannot read"],
    ["/self", "redirects its visitors too many times"],
    ["/halfway", "could not be reached"],
  ])("%s", async (path, reason) => {
    const answer = await ask(at(path));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: "speed_test_failed",
      message: words,
      fields: [{ field: "url", message: reason }],
    });
    expect((await ask(at("/page"))).statusCode).toBe(200);
  });

  test("an internal address gets the same answer as an unreachable one", async () => {
    const answers = [
      "http://127.0.0.1/",
      "http://10.0.0.1:80/",
      "http://nobody.example/",
      at("/redir?to=http%3A%2F%2F127.0.0.1%2F"),
      `http://127.0.0.1:${deadPort}/`,
      "http://nobody.example:22/",
    ].map((url) => ask(url));
    const bodies = (await Promise.all(answers)).map(({ body, statusCode }) => `${statusCode} ${body}`);
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("could not be reached");
  });
});

test.each([
  "",
  "not an address",
  "javascript:alert(1)",
  "ftp://site.example/",
  "http://user:secret@site.example/",
  5,
  null,
])("%j is refused as a page address", async (url) => {
  const { body } = await api.refused(testSpeed, { body: { url } }, visitor);
  expect(body).toMatchObject({ error: "invalid_input", fields: [{ field: "url" }] });
});

test("a ticket works for one test and must be well formed", async () => {
  const ticket = randomUUID();
  await ask(at("/page"), ticket);
  const taken = await api.refused(testSpeed, { body: { url: at("/page?2"), ticket } }, visitor);
  expect(taken.body.fields).toEqual([{ field: "ticket", message: "is already taken" }]);
  const wrong = await api.refused(testSpeed, { body: { url: at("/page?2"), ticket: "mine" } }, visitor);
  expect(wrong.body.fields?.map(({ field }) => field)).toEqual(["ticket"]);
  expect((await api.refused(readSpeedTestProgress, { params: { ticket: randomUUID() } }, visitor)).status).toBe(404);
});

test("tests are limited per visitor address", async () => {
  const limited = await startApi({ environment: { RATE_LIMITS: "on" }, resolve: async () => [] });
  const body = { url: "http://nobody.example/" };
  for (let n = 0; n < 10; n += 1) {
    expect((await limited.refused(testSpeed, { body }, visitor)).body.error).toBe("speed_test_failed");
  }
  expect((await limited.refused(testSpeed, { body }, visitor)).body.error).toBe("budget_spent");
});

test("one network waits for one test at a time, and others still find room", async () => {
  const environment = { RATE_LIMITS: "on", OUTBOUND_ALLOW: `127.0.0.1:${site.port}`, SPEED_TEST_QUEUE: "4" };
  const limited = await startApi({ environment, resolve: async () => [] });
  const { manager } = limited.dependencies.database;
  const askFrom = (remoteAddress: string, page: string) =>
    limited.app.inject({ method: "POST", url: testSpeed.path, remoteAddress, payload: { url: at(page) } });
  const waiting = [askFrom("203.0.113.1", "/page?a"), askFrom("203.0.113.1", "/page?b")];
  const refused = await Promise.race(waiting);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    error: "speed_test_waiting",
    message: "Another speed test from your network is still running. Please wait for it to finish, then try again.",
  });
  expect((await askFrom("203.0.113.200", "/page?c")).json().error).toBe("speed_test_waiting");
  waiting.push(askFrom("198.51.100.1", "/page?d"));
  await until(async () => expect(await manager.countBy(speedTestEntity, {})).toBe(2));
  expect(await limited.worker.testSpeed()).toEqual(["done", "done"]);
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  // Nothing is kept that points to the visitors; what their networks used counts for a quarter of an hour.
  expect(await manager.find(speedTestEntity)).toMatchObject([
    { asker: null, network: expect.stringMatching(/^[\da-f]{64}$/) },
    { asker: null, network: expect.stringMatching(/^[\da-f]{64}$/) },
  ]);
});
