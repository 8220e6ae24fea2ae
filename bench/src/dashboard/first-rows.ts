import { readFile } from "node:fs/promises";
import type { Database } from "@agency/server/kit/db/database";
import type { Product } from "@agency/testing/product";
import { type Figure, percentile } from "../lib/figures.ts";
import { processorTimeOf } from "../lib/processor-time.ts";
import type { Call } from "../soak/callers.ts";

/** In ms. */
const goal = 300;

/** How often each request is sent. */
const times = 9;

const requests: Record<string, string> = {
  "clients: the first rows": "/api/reports/clients?sort=name&order=asc&limit=100&offset=0",
  "clients: found by a search": "/api/reports/clients?sort=name&order=asc&limit=100&offset=0&search=Business%2049",
  "clients: sorted by fee": "/api/reports/clients?sort=fee&order=desc&limit=100&offset=0",
  "clients: the last rows": "/api/reports/clients?sort=name&order=asc&limit=100&offset=4900",
  "month board: the first rows": "/api/reports/board?reportType=monthly&sort=name&order=asc&limit=100&offset=0",
  "month board: one state": "/api/reports/board?reportType=monthly&sort=name&state=prepared&limit=100&offset=0",
  "month board: sorted by visitors":
    "/api/reports/board?reportType=monthly&sort=visitors&order=desc&limit=100&offset=0",
  "month board: the last rows": "/api/reports/board?reportType=monthly&sort=name&order=asc&limit=100&offset=4900",
  "schedules: the first rows": "/api/reports/schedules?reportType=monthly&limit=100&offset=0",
  "schedules: one state": "/api/reports/schedules?reportType=monthly&state=on&limit=100&offset=0",
};

/** The medians of what the API takes for the first rows of each table, with the processor time of API and MariaDB. */
export async function firstRows(
  product: Product,
  { staff, database }: { staff: Call; database: Database },
): Promise<Figure[]> {
  const [row] = await database.source.query("SELECT @@pid_file AS file");
  const mariadb = Number(await readFile(row.file, "utf8"));
  const used = () => processorTimeOf(product.api.pid) + processorTimeOf(mariadb);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(requests)) {
    // An unmeasured request first, because the API still compiles.
    await ask(staff, path);
    const measured: number[] = [];
    const before = used();
    for (let turn = 0; turn < times; turn += 1) measured.push(await ask(staff, path));
    const processor = (used() - before) / times;
    const figure = { reference: null, unit: "ms", goal };
    figures.push({ name: `API, ${name}`, value: percentile(measured, 50), ...figure });
    figures.push({ name: `API, ${name}, in processor time`, value: processor, ...figure });
  }
  return figures;
}

/** @returns the ms until the whole answer has arrived */
async function ask(staff: Call, path: string): Promise<number> {
  const begun = performance.now();
  const answer = await staff(path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return performance.now() - begun;
}
