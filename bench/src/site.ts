import { parseArgs } from "node:util";
import { startProduct } from "@agency/testing/product";
import { type Figure, percentile, report } from "./lib/figures.ts";
import { copySite } from "./site/copied-site.ts";
import { slowestInteractions } from "./site/interactions.ts";
import { openLighthouse, type Visit } from "./site/lighthouse.ts";
import { pages } from "./site/pages.ts";

/**
 * The public site on a phone, against itself without scripts, which is the best that its pages can reach. Both come from the
 * same copying server and take turns, so that other load affects both. Blocking time depends most on the machine, so it is
 * also given in processor time.
 * Goals: docs/decisions/024 and the budgets of the design.
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);

async function measurePage(path: string): Promise<Figure[]> {
  const [own, plain]: [Visit[], Visit[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    own.push(await lighthouse.visit(whole.url + path));
    plain.push(await lighthouse.visit(scriptless.url + path));
  }
  console.log(`${path}: measured ${runs} times`);
  const median = (visits: Visit[], name: keyof Visit) =>
    percentile(
      visits.map((visit) => visit[name]),
      50,
    );
  const against = (name: "lcp" | "fcp"): Figure => ({
    name: `${path} ${name.toUpperCase()} against the page without scripts`,
    value: median(own, name),
    reference: median(plain, name),
    unit: "ms",
    goal: 1.1,
  });
  const alone = (name: keyof Visit, what: string, unit: string, goal: number): Figure => ({
    name: `${path} ${what}`,
    value: median(own, name),
    reference: null,
    unit,
    goal,
  });
  return [
    against("lcp"),
    against("fcp"),
    alone("missing", "Lighthouse performance, short of 100", "points", 0),
    alone("tbt", "TBT", "ms", 50),
    alone("blocked", "TBT in processor time", "ms", 50),
    alone("cls", "CLS", "", 0.01),
    alone("script", "JavaScript", "KB", 130),
    alone("style", "CSS", "KB", 12),
    alone("fonts", "fonts", "KB", 60),
    ...(path === "/" ? [alone("all", "all bytes", "KB", 300)] : []),
  ];
}

const product = await startProduct({ RATE_LIMITS: "off", LOG_LEVEL: "silent" });
const whole = await copySite(product.url);
const scriptless = await copySite(product.url, { withScripts: false });
const lighthouse = await openLighthouse();
const figures: Figure[] = [];
try {
  for (const path of pages) figures.push(...(await measurePage(path)));
  for (const { name, ms } of await slowestInteractions(product.url, runs)) {
    figures.push({ name: `interaction at 4 x CPU: ${name}`, value: ms, reference: null, unit: "ms", goal: 64 });
  }
} finally {
  lighthouse.close();
  await Promise.all([whole.close(), scriptless.close(), product.stop()]);
}
process.exitCode = (await report("site", figures)) ? 0 : 1;
