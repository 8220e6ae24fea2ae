import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostileSite, startHostileSite } from "../testing/hostile-site.ts";
import { outbound } from "./outbound.ts";

const megabyte = 1024 * 1024;

/** One after another in turn, so that every kind comes often. */
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

test("memory stays flat over five hundred hostile pages", { timeout: 120_000 }, async () => {
  const client = outbound({ allow: `127.0.0.1:${site.port}`, limits: { total: 8, perAsker: 8, waiting: 1000 } });
  const atOnce = pLimit(8);
  const fetchOne = (number: number) =>
    client.fetchPage(`http://127.0.0.1:${site.port}${paths[number % paths.length]}`).then(nothing, nothing);
  const fetchSome = async (count: number) => {
    await Promise.all(Array.from({ length: count }, (_, number) => atOnce(() => fetchOne(number))));
    // The site's own memory of its visitors is not what is measured.
    site.requests.length = 0;
  };
  await fetchSome(100);
  const before = await kept();
  const resident = process.memoryUsage.rss();
  await fetchSome(500);
  expect(((await kept()) - before) / megabyte).toBeLessThan(10);
  expect((process.memoryUsage.rss() - resident) / megabyte).toBeLessThan(100);
  expect(await client.fetchPage(`http://127.0.0.1:${site.port}/`)).toMatchObject({ status: 200 });
});

const nothing = () => null;

/** What is still held after everything else was collected, in bytes. */
async function kept(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let round = 0; round < 3; round += 1) {
    await sleep(50);
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
