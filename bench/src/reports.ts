import { parseArgs } from "node:util";
import { agencyDetails } from "@agency/content/agency";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { openDatabase } from "@agency/server/compose/tables";
import { drawReportPdf } from "@agency/server/reports/pdf/report-pdf";
import { openServices, takeRedisDatabase } from "@agency/testing/databases";
import { startProduct } from "@agency/testing/product";
import { signIn } from "@agency/testing/session";
import { type Figure, inTurns, median, percentile, report } from "./lib/figures.ts";
import { processMemory, processorTime } from "./lib/processes.ts";
import { startReference } from "./lib/programs.ts";
import { addClients, addFigures, sampleSnapshot } from "./lib/records.ts";
import { runMonth } from "./reports/run-month.ts";

/**
 * Monthly reports asked for, drawn and mailed by one worker, against a bare BullMQ pipeline that draws the same reports:
 * MariaDB, Redis, a mail server in a process of its own. `--steady 0` leaves out the memory over 5,000 reports, `--reports 100` makes each run smaller.
 */
const { values } = parseArgs({
  options: { steady: { type: "string", default: "5000" }, reports: { type: "string", default: "500" } },
});
const reports = Number(values.reports);
/** The first run, and the unmeasured run and the five of `inTurns`. */
const runsBefore = 7;

/** `processor`: the time in ms for each report, of all processes. */
type Run = { perSecond: number; seconds: number; asking: number; processor: number };

const { settings, drop } = await openServices();
const bareRedis = await takeRedisDatabase();
const sink = await startReference("reports/mail-sink.ts", {});
const services = { ...settings, SMTP_URL: sink.firstLine };
const product = await startProduct({ ...services, RATE_LIMITS: "off", LOG_LEVEL: "warn" });
const database = await openDatabase({ url: settings.DATABASE_URL, folder: product.folder });
const bare = await startReference("reports/bare-pipeline.ts", {
  ...services,
  REDIS_URL: bareRedis.url,
  REPORTS: `${reports}`,
});
const clients = await addClients(database, reports);
await addFigures(database, clients);
const staff = await signIn(product);

async function ourRun(): Promise<Run> {
  await database.change("DELETE FROM report_runs");
  await database.change("DELETE FROM reports");
  return timed(() => runMonth(database, staff, reports));
}

async function bareRun(): Promise<Run> {
  return timed(async () => {
    const done = bare.nextLine();
    bare.signal("SIGUSR2");
    await done;
    return 0;
  });
}

async function timed(run: () => Promise<number>): Promise<Run> {
  const [begun, used] = [performance.now(), processorTime()];
  const asking = await run();
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, perSecond: reports / seconds, asking, processor: (processorTime() - used) / reports };
}

/** Processor time for a page of a report's PDF, in ms. */
async function processorTimeOfPage(): Promise<number> {
  const snapshot = sampleSnapshot({ id: "one", name: "Sample Business", language: "en" });
  const document = presentReport(snapshot, translator("en"), agencyDetails, "en");
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const begun = process.cpuUsage();
    const pdf = await drawReportPdf(document);
    const { user, system } = process.cpuUsage(begun);
    const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? Number.NaN;
    if (round >= 10) times.push((user + system) / 1000 / pages);
  }
  return percentile(times, 50);
}

async function memoryAfter(number: number): Promise<number> {
  const memory = await processMemory(product.worker);
  console.log(`The worker holds ${Math.round(memory)} MB after ${number} reports`);
  return memory;
}

const figures: Figure[] = [];
try {
  const early = await ourRun().then(() => memoryAfter(reports));
  const { own, reference } = await inTurns(ourRun, bareRun);
  const steady = Number(values.steady);
  if (steady > 0) {
    let made = runsBefore * reports;
    for (; made < steady; made += reports) await ourRun();
    const late = await memoryAfter(made);
    const name = `memory of the worker after ${made} reports against after ${reports}`;
    figures.push({ name, value: late, reference: early, unit: "MB", goal: 1.1 });
  }
  figures.push(
    {
      name: `${reports} monthly reports asked for, drawn and mailed`,
      value: median(own, ({ perSecond }) => perSecond),
      reference: median(reference, ({ perSecond }) => perSecond),
      unit: "reports/s",
      goal: 0.75,
      atLeast: true,
    },
    {
      name: "processor time for each, all processes",
      value: median(own, ({ processor }) => processor),
      reference: median(reference, ({ processor }) => processor),
      unit: "ms",
      goal: 1.5,
    },
    {
      name: `${reports} monthly reports in seconds`,
      value: median(own, ({ seconds }) => seconds),
      reference: null,
      unit: "s",
      goal: 10,
    },
    { name: `asking for ${reports}`, value: median(own, ({ asking }) => asking), reference: null, unit: "s", goal: 4 },
    {
      name: "processor time for a page of a PDF",
      value: await processorTimeOfPage(),
      reference: null,
      unit: "ms",
      goal: 15,
    },
  );
} finally {
  await Promise.all([bare.stop(), product.stop(), sink.stop(), database.close()]);
  await Promise.all([drop(), bareRedis.release()]);
}
process.exitCode = (await report("reports", figures)) ? 0 : 1;
