import { lastCompletePeriod, precedingPeriod } from "@agency/model/report/periods";
import { openDatabase } from "@agency/server/compose/tables";
import { openServices } from "@agency/testing/databases";
import { startProduct } from "@agency/testing/product";
import { signIn } from "@agency/testing/session";
import { percentile, report } from "./lib/figures.ts";
import { addClients, addFigures } from "./lib/records.ts";

/** The preview of a file with a year of 40 clients, of whom each figure is known and would change, on MariaDB. */
const clients = 40;
const months = 12;
const runs = 9;

const services = await openServices();
const product = await startProduct({
  ...services.settings,
  RATE_LIMITS: "off",
  LOG_LEVEL: "error",
});
const database = await openDatabase({ url: services.settings.DATABASE_URL, folder: product.folder });
const times: number[] = [];
let bytes = 0;
try {
  const added = await addClients(database, clients);
  await addFigures(database, added);
  const body = { fileName: "year.csv", file: writeYear(added, await database.now()) };
  const staff = await signIn(product);
  for (let run = -2; run < runs; run += 1) {
    const begun = performance.now();
    const answer = await staff.send("POST", "/api/imports/preview", body);
    const text = await answer.text();
    if (!answer.ok || !text.includes('"replaced":[{')) throw new Error(text.slice(0, 500));
    if (run >= 0) times.push(performance.now() - begun);
    bytes = text.length;
  }
} finally {
  await Promise.all([product.stop(), database.close()]);
  await services.drop();
}
const name = `preview of ${clients} clients x ${months} months`;
process.exitCode = (await report("imports", [
  { name: `${name}, median`, value: percentile(times, 50), unit: "ms", reference: null, goal: 2000 },
  { name: `${name}, slowest of ${runs}`, value: Math.max(...times), unit: "ms", reference: null, goal: 2000 },
  { name: `${name}, answer`, value: bytes / 1024, unit: "kB", reference: null, goal: 4096 },
]))
  ? 0
  : 1;

/** A file with ten figures in each row, as base64. */
function writeYear(of: { accessId: string }[], now: Date): string {
  const heading =
    "Client ID,Month,Active users,From organic search,Direct,Sessions,Average position,Keywords tracked,Followers,Key events,Ad spend";
  const lines = of.flatMap(({ accessId }, client) => {
    let period = lastCompletePeriod("monthly", now);
    return Array.from({ length: months }, (_, month) => {
      const start = period.start;
      period = precedingPeriod("monthly", period);
      const visitors = 20_000 + 10 * client + month;
      return `${accessId},${start},${visitors},9000,300,30000,${1 + month},${client},77,${31 + month},12.5`;
    });
  });
  return Buffer.from([heading, ...lines].join("\n")).toString("base64");
}
