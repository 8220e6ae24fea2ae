import { defaultLanguage, isLanguage } from "@agency/content/settings";
import { lastCompletePeriod, type Period, precedingPeriod } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { dayStart } from "@agency/model/time-zone";
import type { Client, ClientDetails } from "@agency/server/clients/client";
import { formatClientId } from "@agency/server/clients/client-id";
import { createClient } from "@agency/server/clients/create-client";
import { listClients } from "@agency/server/clients/store";
import { type Dependencies, openDependencies } from "@agency/server/dependencies";
import { readEnvironment } from "@agency/server/kit/environment";
import { makeLog } from "@agency/server/kit/log/log";
import { undrawnWordsOf } from "@agency/server/reports/undrawn-words";
import { generateReport, reportWork } from "@agency/server/sending/generate-report";
import { storeAllRequests } from "@agency/server/sending/store-requests";
import { connectFakeGoogle } from "./demo-google.ts";
import { addPlan, samplePlans } from "./demo-plan.ts";

type Sample = Omit<ClientDetails, "language"> & { language: keyof typeof samplePlans };

/** Obviously samples, one for each language that the product speaks. */
const sampleClients: Sample[] = [
  {
    name: "Sample Bakery",
    email: "owner@sample-bakery.example",
    contactName: null,
    contactReportTypes: null,
    website: "https://sample-bakery.example",
    businessType: "Bakery (sample)",
    package: "business",
    monthlyFee: 5000,
    language: "en",
    status: "active",
    endedOn: null,
  },
  {
    name: "Kedai Contoh",
    email: "pemilik@kedai-contoh.example",
    contactName: null,
    contactReportTypes: null,
    website: "https://kedai-contoh.example",
    businessType: "Kedai perabot (contoh)",
    package: "starter",
    monthlyFee: 2500,
    language: "ms",
    status: "active",
    endedOn: null,
  },
  {
    name: "示例花店",
    email: "owner@sample-florist.example",
    contactName: null,
    contactReportTypes: null,
    website: "https://sample-florist.example",
    businessType: "花店（示例）",
    package: "starter",
    monthlyFee: 1200,
    language: "zh",
    status: "active",
    endedOn: null,
  },
];

/** The number of sample clients. */
const wanted = 2;

/** The number of reports in a year. */
const yearOf: Record<ReportType, number> = { weekly: 52, monthly: 12, quarterly: 4 };

/** Fills an empty database with two sample clients, in the agency's languages if possible, their targets and work, a year of their reports and their sources at the fake Google, and prints the client IDs. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { close, ...dependencies } = await openDependencies(environment, makeLog("demo", environment.LOG_LEVEL));
  try {
    process.stdout.write("\nSample clients (client ID for the portal)\n");
    const made: Client[] = [];
    const spoken = sampleClients.toSorted((a, b) => Number(isLanguage(b.language)) - Number(isLanguage(a.language)));
    for (const details of spoken.slice(0, wanted)) {
      const client = await ensureClient(dependencies, details);
      process.stdout.write(`  ${formatClientId(client.accessId)}  ${client.name}\n`);
      made.push(client);
    }
    await connectFakeGoogle(dependencies, made);
  } finally {
    await close();
  }
}

async function ensureClient(dependencies: Dependencies, details: Sample): Promise<Client> {
  const { clients } = await listClients(dependencies.database, { search: details.email, limit: 1, offset: 0 });
  if (clients[0]) return clients[0];
  const { client } = await createClient(dependencies, {
    ...details,
    language: isLanguage(details.language) ? details.language : defaultLanguage,
  });
  await addPlan(dependencies, client, samplePlans[details.language]);
  const now = await dependencies.clock();
  for (const type of reportTypes) {
    for (const period of lastPeriods(type, now)) await makeReport(dependencies, client, type, period);
  }
  return client;
}

/** Oldest first. */
function lastPeriods(type: ReportType, now: Date): Period[] {
  const periods = [lastCompletePeriod(type, now)];
  while (periods.length < yearOf[type]) periods.push(precedingPeriod(type, periods.at(-1) as Period));
  return periods.toReversed();
}

async function makeReport(dependencies: Dependencies, client: Client, type: ReportType, period: Period): Promise<void> {
  const { figuresReader, database, newId } = dependencies;
  const work = reportWork(database);
  const undrawnWords = undrawnWordsOf(dependencies);
  const request = { id: newId(), clientId: client.id, type, period, approving: true, approver: null };
  const [asked] = await storeAllRequests(database, [{ report: request, dispatches: [] }]);
  const report = asked && (await work.claim(asked.reportId));
  if (!report) return;
  // 9 am on the day after the period.
  const clock = () => new Date(dayStart(period.end, 1).getTime() + 9 * 3_600_000);
  await generateReport(
    {
      work,
      database,
      figures: figuresReader,
      undrawnWords,
      bell: { ring: async () => undefined },
      clock,
      log: console,
    },
    report,
  );
}

await main();
