import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pLimit from "p-limit";
import { afterAll, expect, test } from "vitest";
import { testSpeed } from "@agency/contracts/speed-test";
import { startApi } from "../testing/api.ts";
import { innerPlaces, startCanaries, startHostileSite, watchConnections } from "../testing/hostile-site.ts";
import { aimedAt, hostileCases, hostileHost, hostileNames } from "../testing/hostile-urls.ts";

type Answer = { status: number; text: string };

const visitor = { session: null };
const answers = new Map<string, Answer>();

const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown) => void unhandled.push(reason);

process.on("unhandledRejection", noteUnhandled);
const site = await startHostileSite();
const canaries = await startCanaries(innerPlaces);
const api = await startApi({
  environment: { OUTBOUND_ALLOW: `${hostileHost}:${site.port}`, SPEED_TEST_QUEUE: "100" },
  resolve: hostileNames(),
});
const connections = watchConnections();
const stopTesting = api.worker.keepTestingSpeed(8);
const atOnce = pLimit(20);
await Promise.all(
  hostileCases.map((one) =>
    atOnce(async () => {
      const payload = one.bodyRaw ?? JSON.stringify({ url: aimedAt(site.port, one) });
      const { statusCode, body } = await api.attempt(testSpeed, { payload }, visitor);
      answers.set(one.id, { status: statusCode, text: body });
    }),
  ),
);

afterAll(async () => {
  process.off("unhandledRejection", noteUnhandled);
  await stopTesting();
  connections.stop();
  await canaries.close();
  await site.close();
});

/** The accepted statuses for each outcome. */
const statuses = { ok: [200], refuse: [400, 422], fail: [422], survive: [200, 422] };

test.each(hostileCases)("$id: $why", ({ id, expect: wanted, alsoAllowed = [] }) => {
  const { status = 0, text = "" } = answers.get(id) ?? {};
  expect([wanted, ...alsoAllowed].flatMap((outcome) => statuses[outcome])).toContain(status);
  expect(text).not.toMatch(/SECRET|127\.0\.0\.1|169\.254|::1|\bat \w+ \(|node_modules/);
});

test("the list of cases is complete", () => {
  expect(hostileCases).toHaveLength(116);
});

// Includes the name that resolves to an internal address the second time: the worker resolved it again and refused it.
test("the product connected only to the public site and the public-looking address", () => {
  const elsewhere = connections.tried.filter((place) => place !== `127.0.0.1:${site.port}`);
  expect(new Set(elsewhere)).toEqual(new Set(["11.22.33.44:80", "11.22.33.44:443"]));
  expect(canaries.visits).toEqual([]);
  expect(unhandled).toEqual([]);
});

test("every internal address gets the same answer", () => {
  const bodies = hostileCases
    .filter(({ group, input }) => ["ipv4", "ipv6", "dns"].includes(group) && input !== "http://[::1")
    .map(({ id }) => answers.get(id)?.text)
    .filter((body) => body?.includes("speed_test_failed"));
  expect(bodies.length).toBeGreaterThan(40);
  const unlike = new Set(bodies.map((body) => JSON.parse(body ?? "").fields[0].message));
  // The last one belongs to the name server that never answers.
  expect(unlike).toEqual(new Set(["could not be reached", "takes too long to answer"]));
});

test("after 60 hostile requests, memory use has not grown and the next good request works", async () => {
  const bombs = [
    "/bomb",
    "/brbomb",
    "/zstdbomb",
    "/doublebomb",
    "/big",
    "/endless",
    "/headers",
    "/attrs",
    "/manylinks",
  ];
  const own = [...bombs, "/badgzip", "/halfway", "/self", "/pdf", "/badcharset", "/redir?to=http://0/"];
  const inner = ["http://127.0.0.1", "http://[::1]", "http://priv.hostile-lab.net", "http://nobody.example"];
  const targets = [...own.map((path) => `http://${hostileHost}:${site.port}${path}`), ...inner, ...inner];
  const attack = async (count: number, round: string) => {
    const requests = Array.from({ length: count }, (_, number) => {
      const target = targets[number % targets.length] ?? "";
      const url = `${target}${target.includes("?") ? "&" : "?"}${round}=${number}`;
      return atOnce(async () => (await api.attempt(testSpeed, { body: { url } }, visitor)).statusCode);
    });
    const told = await Promise.all(requests);
    site.requests.length = 0;
    expect(new Set(told)).toEqual(new Set([200, 422]));
  };
  await attack(targets.length, "warm");
  const before = await megabytesKept();
  await attack(60, "hot");
  expect((await megabytesKept()) - before).toBeLessThan(10);
  const { test: good } = await api.call(
    testSpeed,
    { body: { url: `http://${hostileHost}:${site.port}/?last` } },
    visitor,
  );
  expect(good.method).toBe("server");
});

/** The memory this process uses after garbage collection, in MB. */
async function megabytesKept(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let round = 0; round < 3; round += 1) {
    await sleep(50);
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / (1024 * 1024);
}
