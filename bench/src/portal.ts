import { type Browser, chromium } from "@playwright/test";
import { parseArgs } from "node:util";
import { openDatabase } from "@agency/server/compose/tables";
import { startProduct } from "@agency/testing/product";
import { type Figure, percentile, report } from "./lib/figures.ts";
import { addClients, addReports } from "./lib/records.ts";
import { type Arrival, arrive } from "./portal/first-figures.ts";
import { copySite } from "./site/copied-site.ts";
import { type Interaction, slowestInteractions } from "./site/interactions.ts";

/**
 * A client's portal on a phone, against a static page of the same content. Both come from the same copying server and take turns, so
 * that other load affects both. The processor time is that of the page's thread until the figures are there.
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
const figureShown = "main [data-known]";

/** The open portal as a page without scripts. */
async function staticPage(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator(figureShown).first().waitFor();
  const html = await page.evaluate(() => {
    for (const one of document.querySelectorAll("script, link[rel=modulepreload], noscript")) one.remove();
    return document.documentElement.outerHTML;
  });
  await page.close();
  return `<!doctype html>${html}`;
}

function portalInteractions(id: string): Interaction[] {
  const at = (tab: string) => `/client-portal?tab=${tab}#id=${id}`;
  const width = 390;
  return [
    { name: "the next tab opens", path: at("overview"), width, target: "[role=tab]:nth-child(2)" },
    { name: "the list of all reports opens", path: at("overview"), width, target: "[role=tab]:last-child" },
    {
      name: "a chart is read with keys",
      path: at("traffic"),
      width,
      target: "[role=tabpanel] [role=slider]",
      next: async (page) => {
        for (const key of ["ArrowLeft", "ArrowLeft", "Home"]) await page.keyboard.press(key);
      },
    },
    { name: "a chart's table opens", path: at("traffic"), width, target: "[role=tabpanel] summary" },
    {
      name: "the list is filtered",
      path: at("reports"),
      width,
      target: "[role=tabpanel] select",
      // The list itself is the browser's.
      next: async (page) => {
        for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
      },
    },
  ];
}

const product = await startProduct({ RATE_LIMITS: "off", LOG_LEVEL: "silent" });
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" });
const figures: Figure[] = [];
try {
  const database = await openDatabase({ url: undefined, folder: product.folder });
  const [client] = await addClients(database, 1);
  if (!client) throw new Error("There is no client");
  await addReports(database, client, 24);
  await database.close();
  const path = `/client-portal#id=${client.accessId}`;
  const site = await copySite(product.url, { pages: { "/static": await staticPage(browser, product.url + path) } });
  const [own, plain]: [Arrival[], Arrival[]] = [[], []];
  // Files that the browser keeps after the first visit would make that one slower.
  await arrive(browser, site.url + path, figureShown);
  for (let run = 0; run < runs; run += 1) {
    own.push(await arrive(browser, site.url + path, figureShown));
    plain.push(await arrive(browser, `${site.url}/static`, figureShown));
  }
  await site.close();
  const median = (arrivals: Arrival[], name: keyof Arrival) =>
    percentile(
      arrivals.map((arrival) => arrival[name]),
      50,
    );
  const alone = { reference: null, unit: "ms" };
  figures.push(
    { ...alone, name: "first figures at 4 x CPU and slow 4G", value: median(own, "shown"), goal: 2000 },
    { ...alone, name: "processor time until then", value: median(own, "processor"), goal: 1000 },
    {
      name: "LCP against a static page of the same content",
      value: median(own, "lcp"),
      reference: median(plain, "lcp"),
      unit: "ms",
      goal: 1.25,
    },
    { ...alone, name: "layout shift", value: median(own, "shift"), unit: "", goal: 0.01 },
  );
  for (const { name, ms } of await slowestInteractions(product.url, runs, portalInteractions(client.accessId))) {
    figures.push({ ...alone, name: `interaction at 4 x CPU: ${name}`, value: ms, goal: 100 });
  }
} finally {
  await Promise.all([browser.close(), product.stop()]);
}
process.exitCode = (await report("portal", figures)) ? 0 : 1;
