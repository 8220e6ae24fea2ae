import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { innerPlaces, startCanaries, watchConnections } from "../testing/connections.ts";
import { type HostileSite, startHostileSite } from "../testing/hostile-site.ts";
import { aimedAt, hostileCases, hostileHost, hostileNames, type Outcome } from "../testing/hostile-urls.ts";
import { OutboundError } from "./outbound-error.ts";
import { type FetchedText, outbound } from "./outbound.ts";

type Result = { outcome: Outcome; problem?: string; page?: FetchedText };

const cases = hostileCases.flatMap((one) => (one.input === null ? [] : [one]));
const results = new Map<string, Result>();
/** Together they would keep a busy machine past the deadline. */
const someAtOnce = pLimit(16);

let site: HostileSite;
let canaries: Awaited<ReturnType<typeof startCanaries>>;
let connections: ReturnType<typeof watchConnections>;

beforeAll(async () => {
  site = await startHostileSite();
  canaries = await startCanaries(innerPlaces);
  connections = watchConnections();
  const { fetchPage } = outbound({
    allow: `${hostileHost}:${site.port}`,
    resolve: hostileNames(),
    limits: { total: 200, perAsker: 200 },
  });
  await Promise.all(
    cases.map(async (one) => {
      const result = await someAtOnce(() => fetchPage(aimedAt(site.port, one) ?? "")).then(
        (page) => ({ outcome: "ok" as const, page }),
        (error: unknown) => {
          if (!(error instanceof OutboundError)) throw error;
          return {
            outcome: error.problem === "refused" ? ("refuse" as const) : ("fail" as const),
            problem: error.problem,
          };
        },
      );
      results.set(one.id, result);
    }),
  );
});

afterAll(async () => {
  connections.stop();
  await canaries.close();
  await site.close();
});

test.each(cases)("$id: $why", ({ id, expect: wanted, alsoAllowed = [] }) => {
  const outcome = results.get(id)?.outcome;
  const allowed = new Set<Outcome | undefined>([wanted, ...alsoAllowed]);
  if (allowed.has("survive")) allowed.add("ok");
  expect([...allowed]).toContain(outcome);
});

test("the client connects only to the public site and two addresses that look public", () => {
  const elsewhere = connections.tried.filter((place) => place !== `127.0.0.1:${site.port}`);
  expect(new Set(elsewhere)).toEqual(new Set(["3ffe::1:80", "11.22.33.44:80", "11.22.33.44:443"]));
  expect(canaries.visits).toEqual([]);
});

test("the resources of a page are not fetched", () => {
  expect(results.get("content-225")?.page?.text).toContain("canary.css");
  expect(site.requests.filter(({ url }) => url?.includes("canary"))).toEqual([]);
});

test("the good page is fetched without another site's cookie", () => {
  const asked = site.requests.filter(({ url }) => url === "/");
  expect(asked.length).toBeGreaterThan(0);
  expect(site.requests.filter(({ headers }) => headers.cookie)).toEqual([]);
  expect(results.get("content-229")?.page?.text).toContain("<h1>A good page</h1>");
});

test("a refusal is the same for every internal address and names none", () => {
  const refused = [...results.values()].filter(({ outcome }) => outcome === "refuse");
  expect(refused.length).toBeGreaterThan(60);
  expect(new Set(refused.map(({ problem }) => problem))).toEqual(new Set(["refused"]));
});
