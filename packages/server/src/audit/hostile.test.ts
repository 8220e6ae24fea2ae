import pLimit from "p-limit";
import { afterAll, expect, test } from "vitest";
import { startApi } from "../testing/api.ts";
import { innerPlaces, startCanaries, startHostileSite, watchConnections } from "../testing/hostile-site.ts";
import {
  aimedAt,
  type HostileCase,
  hostileCases,
  hostileHost,
  hostileNames,
  type Outcome,
} from "../testing/hostile-urls.ts";

/** The accepted statuses for each outcome. */
const statuses: Record<Outcome, number[]> = {
  ok: [200],
  refuse: [400, 422],
  fail: [200, 422, 502, 504],
  survive: [200, 400, 404, 413, 415, 422, 429, 502, 503, 504],
};
/** Concurrent fetches are limited, and running all cases together would exceed the deadline on a busy machine. */
const someAtOnce = pLimit(16);

type Result = { status: number; text: string };

const results = new Map<string, Result>();

const site = await startHostileSite();
const canaries = await startCanaries(innerPlaces);
const connections = watchConnections();
const api = await startApi({
  resolve: hostileNames(),
  environment: { OUTBOUND_ALLOW: `${hostileHost}:${site.port}` },
});
await Promise.all(
  hostileCases.map(async (one, index) => void results.set(one.id, await someAtOnce(() => send(one, index)))),
);
afterAll(async () => {
  connections.stop();
  await canaries.close();
  await site.close();
});

/** Each request comes from its own address, as from many strangers. */
async function send(one: HostileCase, index: number): Promise<Result> {
  const { statusCode, body } = await api.app.inject({
    method: "POST",
    url: "/api/seo-audit",
    remoteAddress: `198.51.100.${index + 1}`,
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
    payload: one.bodyRaw ?? JSON.stringify({ url: aimedAt(site.port, one) }),
  });
  return { status: statusCode, text: body };
}

test.each(hostileCases)("$id: $why", ({ id, expect: wanted, alsoAllowed = [] }) => {
  const { status, text } = results.get(id) ?? { status: 0, text: "" };
  expect([wanted, ...alsoAllowed].flatMap((outcome) => statuses[outcome])).toContain(status);
  expect(text).not.toContain("SECRET");
  expect(text).not.toMatch(/127\.0\.0\.1:\d|ECONNREFUSED|at \w+ \(/);
});

test("no hostile case reached an internal address", () => {
  expect(canaries.visits).toEqual([]);
});

test("no resource of a page was fetched, and no site got another site's cookie", () => {
  expect(site.requests.map(({ url }) => url)).toContain("/canon");
  expect(site.requests.filter(({ url, headers }) => url?.includes("canary") || headers.cookie)).toEqual([]);
});

test("a good page is still audited after the hostile cases", async () => {
  const { statusCode } = await api.app.inject({
    method: "POST",
    url: "/api/seo-audit",
    headers: { "sec-fetch-site": "same-origin" },
    payload: { url: `http://${hostileHost}:${site.port}/` },
  });
  expect(statusCode).toBe(200);
});
