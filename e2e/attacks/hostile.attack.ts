import { expect } from "@playwright/test";
import * as fc from "fast-check";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { routeAddress } from "@agency/contracts/addresses.fixture";
import { runAudit } from "@agency/contracts/audit";
import { createClient } from "@agency/contracts/clients";
import { sendContact } from "@agency/contracts/enquiries";
import { previewImport } from "@agency/contracts/imports";
import { requestReport } from "@agency/contracts/reports";
import { routeName } from "@agency/contracts/routes.fixture";
import { sampleBody } from "@agency/contracts/samples.fixture";
import { archive, csv, html, robotsTxt, sitemap, word } from "@agency/testing/hostile";
import { startWebsite } from "@agency/testing/website";
import { test as base, type Target } from "./support/attack.ts";
import { expectSafe } from "./support/judge.ts";
import { pathsIn, put } from "./support/wrong.ts";

/** The longest time that anybody else may wait for an answer, in ms. */
const patience = 200;
const seed = 20_261_123;

type Site = { page: string; robots: string; sitemap: string };
type HostileSite = { address: string; host: string; show: (site: Partial<Site>) => void };

const test = base.extend<object, { site: HostileSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const now = { page: "", robots: "", sitemap: "" };
      const answer = (part: keyof Site, type: string) => (_request: unknown, response: ServerResponse) => {
        response.writeHead(200, { "content-type": type });
        response.end(now[part]);
      };
      const website = await startWebsite({
        "/": answer("page", "text/html; charset=utf-8"),
        "/robots.txt": answer("robots", "text/plain"),
        "/sitemap.xml": answer("sitemap", "application/xml"),
      });
      const show = (site: Partial<Site>) => void Object.assign(now, { page: "", robots: "", sitemap: "" }, site);
      await use({ address: `${website.origin}/`, host: website.host, show });
      await website.close();
    },
    { scope: "worker" },
  ],
  settings: [async ({ site }, use) => use({ OUTBOUND_ALLOW: site.host, SAMPLE_DATA: "on" }), { scope: "worker" }],
});

test.describe.configure({ mode: "serial" });

const bombs: Record<string, Partial<Site>> = {
  "2,500 agents with 2,500 rules each": {
    robots: "User-agent: a\n".repeat(2500) + "Disallow: /x\n".repeat(2500),
  },
  "90,000 nested lists in JSON-LD": { page: `<script type="application/ld+json">${"[".repeat(90_000)}</script>` },
  "a link text that repeats itself": { page: `<a href="/x">${"klik di sini ".repeat(20_000)}!</a>` },
  "400,000 open tags": { page: "<b>".repeat(400_000) },
  "an element with 100,000 attributes": { page: `<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}`).join(" ")}>` },
  "a sitemap of 400,000 nested elements": { sitemap: "<a>".repeat(400_000) },
};

for (const [name, bomb] of Object.entries(bombs)) {
  test(`an audit of ${name} delays nobody`, async ({ target, site }) => {
    site.show({ page: "<title>Kedai</title>", ...bomb });
    expect(await longestWaitDuring(target, () => audit(target, site))).toBeLessThan(patience);
  });
}

for (const [longest, numRuns] of [
  [2_000, 150],
  [300_000, 25],
] as const) {
  test(`audits of ${numRuns} hostile sites with pages of ${longest} characters delay nobody`, async ({
    target,
    site,
  }) => {
    const sites = fc.sample(fc.record({ page: html(longest), robots: robotsTxt(longest), sitemap: sitemap(longest) }), {
      seed,
      numRuns,
    });
    const waited = await longestWaitDuring(target, async () => {
      for (const one of sites) {
        site.show(one);
        await audit(target, site);
      }
    });
    expect(waited).toBeLessThan(patience);
  });
}

test("hostile files of figures delay nobody, and are read within the limits of the sandbox", async ({ target }) => {
  const session = await target.signIn();
  const { method, path } = previewImport;
  const clientId = await target.addClient();
  const files = [
    ...fc.sample(csv(200_000), { seed, numRuns: 100 }),
    ...fc.sample(archive(200_000, csv(50_000)), { seed, numRuns: 60 }),
  ];
  const waited = await longestWaitDuring(target, async () => {
    for (const file of files) {
      const body = { fileName: "figures.csv", file: Buffer.from(file).toString("base64"), clientId };
      const reply = await target.send({ method, path, session, body });
      expectSafe(reply, "A file of figures");
      expect(reply.body).not.toContain("file_unreadable");
    }
  });
  expect(waited).toBeLessThan(patience);
});

for (const route of [sendContact, createClient]) {
  test(`whatever the fields of ${routeName(route)} contain, the answer is not an error of ours`, async ({ target }) => {
    const session = await target.signIn();
    const sample = sampleBody(route);
    for (const path of pathsIn(sample)) {
      for (const value of fc.sample(word, { seed, numRuns: 60 })) {
        const body = put(sample, path, value);
        expectSafe(await target.send({ method: route.method, path: route.path, session, body }), routeName(route));
      }
    }
  });
}

test("200 downloads of a report at once delay nobody", async ({ target }) => {
  const session = await target.signIn();
  const clientId = await target.addClient();
  const path = routeAddress(requestReport, { clientId });
  const requested = await target.send({ method: "POST", path, session, body: { reportType: "monthly" } });
  const { id } = JSON.parse(requested.body) as { id: string };
  const draft = () => target.send({ path: `${path}/${id}/draft`, session });
  await expect.poll(async () => JSON.parse((await draft()).body).progress.state).toBe("done");
  const download = async () => (await fetch(`${target.url}${path}/${id}/pdf`)).arrayBuffer();
  const waited = await longestWaitDuring(target, async () => {
    const files = await Promise.all(Array.from({ length: 200 }, download));
    expect(new Set(files.map((file) => Buffer.from(file).subarray(0, 5).toString()))).toEqual(new Set(["%PDF-"]));
  });
  expect(waited).toBeLessThan(patience);
});

async function audit(target: Target, { address }: HostileSite): Promise<void> {
  const reply = await target.send({ method: runAudit.method, path: runAudit.path, body: { url: address } });
  expectSafe(reply, "An audit");
  expect([200, 422]).toContain(reply.status);
  // Its own bounds end every reading, before the sandbox does at three seconds of processor time or 150 MB.
  expect(reply.body).not.toContain("page_unreadable");
}

/** The longest time that health took to answer while something else went on, in ms. */
async function longestWaitDuring(target: Target, work: () => Promise<void>): Promise<number> {
  const end = new AbortController();
  let longest = 0;
  const watching = (async () => {
    while (!end.signal.aborted) {
      const begun = performance.now();
      const { status } = await fetch(`${target.url}/api/health`);
      expect(status).toBe(200);
      longest = Math.max(longest, performance.now() - begun);
      await sleep(10);
    }
  })();
  try {
    await work();
  } finally {
    end.abort();
    await watching;
  }
  test.info().annotations.push({ type: "longest wait", description: `${Math.round(longest)} ms` });
  return longest;
}
