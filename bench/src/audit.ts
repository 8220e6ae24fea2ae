import { parseDocument } from "htmlparser2";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { auditPage } from "@agency/server/audit/audit";
import { collectEvidence, type Reading } from "@agency/server/audit/collect-evidence";
import { pageUrl } from "@agency/server/audit/evidence.fixture";
import { readReferences } from "@agency/server/audit/references";
import { openSandbox } from "@agency/server/compose/sandbox";
import { startProduct } from "@agency/testing/product";
import { startWebsite } from "@agency/testing/website";
import { type Figure, percentile, report } from "./lib/figures.ts";
import { memoryFetching, makePage } from "./lib/pages.ts";

/** Measured rounds, after as many to warm up. */
const rounds = 60;
const parallel = 10;
/** In ms. */
const healthEvery = 20;

const ordinary = makePage(200_000);
const huge = makePage(2_000_000);

const here: Reading = { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) };

async function audit(html: string, reading = here): Promise<void> {
  await reading.audit(
    await collectEvidence({ clock: () => new Date(), fetching: memoryFetching(html), reading }, pageUrl),
  );
}

/** Reference and audit take turns, so that other load affects both. */
async function measureAudit(): Promise<Figure[]> {
  const [reference, own]: [number[], number[]] = [[], []];
  for (let round = -rounds; round < rounds; round += 1) {
    const begun = performance.now();
    parseDocument(ordinary);
    const parsed = performance.now();
    await audit(ordinary);
    if (round < 0) continue;
    reference.push(parsed - begun);
    own.push(performance.now() - parsed);
  }
  return [
    {
      name: "audit of a 200 KB page against htmlparser2 building its DOM (median)",
      value: percentile(own, 50),
      reference: percentile(reference, 50),
      unit: "ms",
      goal: 3,
    },
    { name: "audit of a 200 KB page (95 of 100)", value: percentile(own, 95), reference: null, unit: "ms", goal: 60 },
  ];
}

/** The longest time for which nothing else could run. */
async function measureBlocking(): Promise<Figure> {
  const sandbox = openSandbox();
  const reading: Reading = {
    references: (read) => sandbox.run.readReferences(read),
    audit: (read) => sandbox.run.auditPage(read),
  };
  const longest: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await sleep(5);
    await audit(huge, reading);
    await sleep(5);
    delay.disable();
    longest.push(delay.max / 1e6);
  }
  await sandbox.close();
  return {
    name: "longest block of the event loop by a 2 MB page (median of 9)",
    value: percentile(longest, 50),
    reference: null,
    unit: "ms",
    goal: 50,
  };
}

/** How the API answers others while ten audits run all the time, against how it answers at rest. */
async function measureHealth(): Promise<Figure> {
  const website = await startWebsite({ "/": { body: ordinary } });
  const product = await startProduct({ RATE_LIMITS: "off", LOG_LEVEL: "silent", OUTBOUND_ALLOW: website.host });
  const audits = () => runAudits(product.url, `${website.origin}/`);
  try {
    // A new server still compiles while it works.
    await audits();
    const atRest = await healthTimes(product.url, sleep(3_000));
    const busy = await healthTimes(product.url, audits());
    return {
      name: `p99 of GET /api/health while ${parallel} audits run (${Math.round(percentile(atRest, 99) * 10) / 10} ms at rest)`,
      value: percentile(busy, 99),
      reference: null,
      unit: "ms",
      goal: 100,
    };
  } finally {
    await product.stop();
    await website.close();
  }
}

async function runAudits(url: string, website: string): Promise<void> {
  const one = async () => {
    for (let round = 0; round < 8; round += 1) {
      const response = await fetch(`${url}/api/seo-audit`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ url: website }),
      });
      if (response.status !== 200) throw new Error(`An audit was answered with ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: parallel }, one));
}

/** The times of requests that start at a steady pace, even before the previous one ends, in ms. */
async function healthTimes(url: string, until: Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  const ended = new AbortController();
  const end = until.finally(() => ended.abort());
  while (!ended.signal.aborted) {
    const begun = performance.now();
    times.push(
      fetch(`${url}/api/health`).then(async (response) => {
        await response.arrayBuffer();
        return performance.now() - begun;
      }),
    );
    await sleep(healthEvery);
  }
  await end;
  return Promise.all(times);
}

const figures = [...(await measureAudit()), await measureBlocking(), await measureHealth()];
process.exitCode = (await report("audit", figures)) ? 0 : 1;
