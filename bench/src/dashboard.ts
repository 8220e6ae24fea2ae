import { chromium } from "@playwright/test";
import { parseArgs } from "node:util";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { openDatabase } from "@agency/server/compose/tables";
import { openServices } from "@agency/testing/databases";
import { startProduct } from "@agency/testing/product";
import { signIn } from "@agency/testing/session";
import { fill } from "./dashboard/fill.ts";
import {
  type Interaction,
  type Slowest,
  type Table,
  firstRows,
  openDashboard,
  slowestEvent,
  tables,
} from "./dashboard/interactions.ts";
import { type Figure, percentile, report } from "./lib/figures.ts";

/**
 * The dashboard's long tables with 5,000 clients on MariaDB: what the API takes for the first rows, and the slowest event of each
 * interaction at a quarter of the processor. Both are also given in processor time, which changes little on a busy machine.
 * `--only scroll` measures the interactions with this in their names, and `--clients 500` fills in a tenth.
 */
const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "5000" },
    runs: { type: "string", default: "3" },
    only: { type: "string", default: "" },
  },
});
const runs = Number(values.runs);
const only = values.only.toLowerCase();

/** In ms. */
const goal = 100;

async function measure(table: Table, interaction: Interaction): Promise<Figure[]> {
  const measured: Slowest[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await slowestEvent(dashboard, table, interaction));
  const median = (read: (one: Slowest) => number) => percentile(measured.map(read), 50);
  const name = `${table.name} at 4 x CPU: ${interaction.name}`;
  console.log(`${name}: measured ${runs} times`);
  const figure = { reference: null, unit: "ms", goal };
  return [
    { name, value: median(({ wall }) => wall), ...figure },
    { name: `${name}, in processor time`, value: median(({ processor }) => processor), ...figure },
  ];
}

const services = await openServices();
const product = await startProduct({
  ...services.settings,
  RATE_LIMITS: "off",
  SAMPLE_DATA: "off",
  LOG_LEVEL: "error",
});
// Nothing waits for it, and its polling would be measured.
await product.worker.stop();
const database = await openDatabase({ url: services.settings.DATABASE_URL, folder: product.folder });
await fill(database, Number(values.clients), lastCompletePeriod("monthly", await database.now()));
const browser = await chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" });
const dashboard = await openDashboard(browser, product);
const figures: Figure[] = [];
try {
  if (only === "") figures.push(...(await firstRows(product, { staff: await signIn(product), database })));
  for (const table of tables) {
    for (const interaction of table.interactions) {
      if (!`${table.name} ${interaction.name}`.toLowerCase().includes(only)) continue;
      figures.push(...(await measure(table, interaction)));
    }
  }
} finally {
  await browser.close();
  await database.close();
  await product.stop();
  await services.drop();
}
process.exitCode = (await report("dashboard", figures)) ? 0 : 1;
