import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostileSite, startHostileSite } from "../testing/hostile-site.ts";
import { megabytesKept } from "../testing/memory.ts";
import { outbound } from "./outbound.ts";

/** Visited in turn, so that each kind occurs often. */
const paths = [
  "/bomb",
  "/brbomb",
  "/zstdbomb",
  "/doublebomb",
  "/big",
  "/endless",
  "/badgzip",
  "/headers",
  "/halfway",
  "/self",
  "/pdf",
  "/attrs",
  "/manylinks",
  "/badcharset",
];

let site: HostileSite;
beforeAll(async () => {
  site = await startHostileSite();
});
afterAll(() => site.close());

test("memory stays flat over five hundred hostile pages", async () => {
  const client = outbound({ allow: `127.0.0.1:${site.port}`, limits: { total: 8, perAsker: 8, waiting: 1000 } });
  const atOnce = pLimit(8);
  const fetchOne = (number: number) =>
    client.fetchPage(`http://127.0.0.1:${site.port}${paths[number % paths.length]}`).then(nothing, nothing);
  const fetchSome = async (count: number) => {
    await Promise.all(Array.from({ length: count }, (_, number) => atOnce(() => fetchOne(number))));
    // Excludes the test site's own request log from the measurement.
    site.requests.length = 0;
  };
  await fetchSome(100);
  const before = await megabytesKept();
  await fetchSome(500);
  expect((await megabytesKept()) - before).toBeLessThan(10);
  expect(await client.fetchPage(`http://127.0.0.1:${site.port}/`)).toMatchObject({ status: 200 });
});

const nothing = () => null;
