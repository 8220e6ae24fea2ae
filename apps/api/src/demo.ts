import { defaultLanguage, isLanguage } from "@agency/content/settings";
import { spentOnAds } from "@agency/model/ads";
import { accountKinds } from "@agency/model/connections";
import { eachClientText } from "@agency/model/limits";
import { bareOrigin, type FileFormat, fileDetail } from "@agency/model/origin";
import { noTargets } from "@agency/model/plan";
import { lastCompletePeriod, type Period, periodAfter, precedingPeriod } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { dayStart } from "@agency/model/time-zone";
import type { Client, ClientDetails } from "@agency/server/clients/client";
import { formatClientId } from "@agency/server/clients/client-id";
import { createClient } from "@agency/server/clients/create-client";
import { listClients } from "@agency/server/clients/store";
import { type Dependencies, openDependencies } from "@agency/server/compose/dependencies";
import { keepFigures } from "@agency/server/figures/change-figures";
import { sampleFigures } from "@agency/server/figures/sample";
import { sampleAds } from "@agency/server/figures/sample-ads";
import { sampleAnswers } from "@agency/server/figures/sample-answers";
import { readEnvironment } from "@agency/server/kit/environment";
import { makeLog } from "@agency/server/kit/log/log";
import { addWork, changeTargets } from "@agency/server/plan/change-plan";
import type { FreezeInput } from "@agency/server/reports/freeze";
import { undrawnWordsFinder } from "@agency/server/reports/undrawn-words";
import { generateReports, reportWork } from "@agency/server/sending/generate-report";
import { storeRequests } from "@agency/server/sending/store-requests";
import { listAccounts } from "@agency/server/sources/accounts";
import { checkChoice, chooseSource } from "@agency/server/sources/choose-source";
import { finishConnecting, startConnecting } from "@agency/server/sources/connect";
import { type FiguresReader, figuresReader } from "@agency/server/sources/read-figures";
import { requestReads } from "@agency/server/sources/request-reads";
import { allConnections, findSources } from "@agency/server/sources/store";
import { listStaff } from "@agency/server/staff/store";

/** A line of work in a report. */
type SampleWork = { text: string; path?: string };

/** Made-up work of the last complete month and of the one before, and what is planned for the month after them. */
type SamplePlan = { author: string; months: [last: SampleWork[], before: SampleWork[]]; planned: SampleWork[] };

/** By language. */
const samplePlans = {
  en: {
    author: "demo",
    months: [
      [
        { text: "Wrote a page about cakes for weddings", path: "/wedding-cakes" },
        { text: "Put the WhatsApp button on every page" },
        { text: "Answered 14 reviews on Google" },
      ],
      [
        { text: "Took new photos of the shop and the ten best sellers" },
        { text: "Made the home page load in half the time" },
      ],
    ],
    planned: [{ text: "A page about festive hampers, with an order form" }],
  },
  ms: {
    author: "demo",
    months: [
      [
        { text: "Menulis halaman baharu tentang sofa", path: "/sofa" },
        { text: "Memendekkan borang sebut harga kepada tiga soalan" },
      ],
      [{ text: "Memuat naik 30 gambar bilik pameran ke Google Maps" }],
    ],
    planned: [{ text: "Video pendek tentang cara sofa dibuat" }],
  },
  zh: {
    author: "demo",
    months: [
      [{ text: "新增“开张花篮”页面", path: "/opening-stands" }, { text: "把询价表单缩短为三个问题" }],
      [{ text: "在 Google 地图上传了 24 张店面照片" }],
    ],
    planned: [{ text: "为新春花礼制作专页" }],
  },
} as const satisfies Record<string, SamplePlan>;

/** Gives a sample client targets near its figures, one of them still ahead, and lines of work. */
async function addPlan(dependencies: Dependencies, client: Client, plan: SamplePlan): Promise<void> {
  const now = await dependencies.clock();
  const last = lastCompletePeriod("monthly", now);
  const read = await figuresReader(dependencies.database)([client.id], "monthly", last, now);
  const { totalLeads = null, totalVisitors = null } = read.get(client.id)?.figures ?? {};
  await changeTargets(dependencies, client.id, {
    ...noTargets,
    totalLeads: totalLeads && Math.max(1, Math.floor(totalLeads / 5) * 5),
    totalVisitors: totalVisitors && Math.ceil((totalVisitors * 1.1) / 100) * 100,
  });
  const [done, before] = plan.months;
  const months = [
    { period: last, lines: done, planned: false },
    { period: precedingPeriod("monthly", last), lines: before, planned: false },
    { period: periodAfter("monthly", last), lines: plan.planned, planned: true },
  ];
  for (const { period, lines, planned } of months) {
    for (const { text, path } of lines) {
      const link = path && client.website ? `${client.website}${path}` : null;
      await addWork(
        dependencies,
        [client.id],
        { reportType: "monthly", periodStart: period.start, text, link, planned },
        plan.author,
      );
    }
  }
}

/** Connects the fake Google, unless something is connected, and chooses the property and site of each client that has none. */
async function connectFakeGoogle(dependencies: Dependencies, clients: Client[]): Promise<void> {
  const { database, environment } = dependencies;
  if (!dependencies.google.app || !environment.GOOGLE_URL) return;
  const [member] = await listStaff(database, await dependencies.clock());
  if (!member) return;
  const { id: staffId, username } = member.staff;
  if ((await allConnections(database)).length === 0) await pressAllow(dependencies, { staffId, username });
  const [connection] = await allConnections(database);
  if (connection?.state !== "ok") return;
  for (const client of clients) {
    if ((await findSources(database, client.id)).length > 0) continue;
    for (const kind of accountKinds) {
      const query = { kind, search: "", limit: 1, offset: 0 };
      const [first] = (await listAccounts(dependencies, client, connection.id, query)).accounts;
      if (!first?.suggested) continue;
      const choice = { connectionId: connection.id, kind, accountId: first.id };
      // Whatever is to be asked is left to the staff.
      if ((await checkChoice(dependencies, client, choice)).doubts.length > 0) continue;
      await chooseSource(dependencies, client, {
        ...choice,
        username,
        confirmed: [],
        approvedToo: false,
      });
    }
    // Its own figures take the place of samples only once it has a source.
    if (sampleClients.some(({ name, advertises }) => advertises && name === client.name))
      await keepSampleExports(dependencies, client);
    await requestReads(dependencies, client.id);
  }
}

/** Lets the fake Google count no visits of a client in the last days, so that Attention has something to tell between reports. */
async function silence({ database, environment }: Dependencies, client: Client): Promise<void> {
  const source = (await findSources(database, client.id)).find(({ kind }) => kind === "analytics");
  if (!source || !environment.GOOGLE_URL) return;
  await fetch(new URL("/control", environment.GOOGLE_URL), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ target: source.accountId, state: "silent" }),
  });
}

/** Does as a member of staff would in a browser. */
async function pressAllow(dependencies: Dependencies, who: { staffId: string; username: string }): Promise<void> {
  const sessionId = "demo";
  const visit = { staffId: who.staffId, sessionId, connectionId: null, language: defaultLanguage };
  const { origin, pathname, searchParams } = new URL(await startConnecting(dependencies, visit, true));
  const form = new URLSearchParams({
    query: searchParams.toString(),
    account: "agency@google.example",
    answer: "allow",
  });
  for (const scope of (searchParams.get("scope") ?? "").split(" ")) form.append("scope", scope);
  const page = await fetch(`${origin}${pathname}`, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(page.headers.get("location") ?? "", origin).searchParams;
  const answer = { state: back.get("state") ?? "", code: back.get("code") ?? "" };
  await finishConnecting(dependencies, answer, { ...who, sessionId });
}

/** Reads made-up figures with made-up ads beside them, what they cost, and answers by AI. */
function withSampleExports(read: FiguresReader): FiguresReader {
  const advertised = <Given extends Pick<FreezeInput, "figures" | "origins" | "ads" | "aiAnswers">>(
    given: Given,
    period: Period,
    now: Date,
  ): Given => {
    const origin = bareOrigin("sample", now.toISOString());
    const ads = sampleAds(given.figures, period);
    const figures = { ...given.figures, adSpend: spentOnAds(ads) };
    return {
      ...given,
      figures,
      origins: { ...given.origins, adSpend: origin },
      ads: ads.map((one) => ({ ...one, origin })),
      aiAnswers: sampleAnswers(given.figures, period).map((one) => ({ ...one, origin })),
    };
  };
  return async (clientIds, type, period, now) => {
    const found = await read(clientIds, type, period, now);
    return new Map(
      [...found].map(([id, own]) => {
        const history = own.history.map((past) => advertised(past, past.period, now));
        return [id, { ...advertised(own, period, now), history }];
      }),
    );
  };
}

/** How many months of exports a sample client has beside the figures of the fake Google. */
const monthsOfExports = 3;

/** Keeps made-up ads and answers as if somebody had imported exports of them, so that they stand beside the figures of the fake Google. */
async function keepSampleExports(dependencies: Dependencies, { id: clientId }: Client): Promise<void> {
  const last = lastCompletePeriod("monthly", await dependencies.clock());
  const months = [last];
  while (months.length < monthsOfExports) months.push(precedingPeriod("monthly", months.at(-1) as Period));
  await keepFigures(
    dependencies,
    months.map(({ start, end }) => {
      const figures = sampleFigures(clientId, "monthly", { start, end });
      const ads = sampleAds(figures, { start, end });
      const detail = (format: FileFormat) => fileDetail(format, "sample-export.csv", 4);
      return {
        clientId,
        reportType: "monthly" as const,
        periodStart: start,
        kind: "file" as const,
        detail: detail("google_ads"),
        author: "demo",
        final: null,
        figures: { adSpend: { value: spentOnAds(ads), notes: ["worked_out" as const] } },
        ads: ads.map((one) => ({ value: one, detail: detail(one.platform) })),
        aiAnswers: sampleAnswers(figures, { start, end }).map((one) => ({
          value: one,
          detail: detail(one.engine === "google" ? "google_ai" : "bing_ai"),
        })),
      };
    }),
  );
}

type Sample = Omit<ClientDetails, "language"> & {
  language: keyof typeof samplePlans;
  advertises?: true;
  goesSilent?: true;
};

/** Obviously samples, one for each language that the product speaks. */
const sampleClients: Sample[] = [
  {
    name: "Sample Bakery",
    email: "owner@sample-bakery.example",
    ...eachClientText(() => null),
    contactReportTypes: null,
    website: "https://sample-bakery.example",
    businessType: "Bakery (sample)",
    package: "business",
    monthlyFee: 5000,
    language: "en",
    status: "active",
    endedOn: null,
    advertises: true,
  },
  {
    name: "Kedai Contoh",
    email: "pemilik@kedai-contoh.example",
    ...eachClientText(() => null),
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
    ...eachClientText(() => null),
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
const reportsPerYear: Record<ReportType, number> = { weekly: 52, monthly: 12, quarterly: 4 };

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
    for (const client of made.slice(1)) await silence(dependencies, client);
  } finally {
    await close();
  }
}

async function ensureClient(dependencies: Dependencies, { advertises, ...details }: Sample): Promise<Client> {
  const { clients } = await listClients(dependencies.database, {
    scope: "all",
    search: details.email,
    limit: 1,
    offset: 0,
  });
  if (clients[0]) return clients[0];
  const { client } = await createClient(dependencies, {
    ...details,
    language: isLanguage(details.language) ? details.language : defaultLanguage,
  });
  await addPlan(dependencies, client, samplePlans[details.language]);
  const now = await dependencies.clock();
  for (const type of reportTypes) {
    for (const period of lastPeriods(type, now))
      await makeReport(dependencies, client, { type, period, advertises: advertises === true });
  }
  return client;
}

/** Oldest first. */
function lastPeriods(type: ReportType, now: Date): Period[] {
  const periods = [lastCompletePeriod(type, now)];
  while (periods.length < reportsPerYear[type]) periods.push(precedingPeriod(type, periods.at(-1) as Period));
  return periods.toReversed();
}

type WantedReport = { type: ReportType; period: Period; advertises: boolean };

async function makeReport(
  dependencies: Dependencies,
  client: Client,
  { type, period, advertises }: WantedReport,
): Promise<void> {
  const { database, newId } = dependencies;
  const work = reportWork(database);
  const undrawnWords = undrawnWordsFinder(dependencies);
  const request = { id: newId(), clientId: client.id, type, period, approving: true, approver: null };
  const [reportId] = await database.write((transaction) =>
    storeRequests(database, transaction, [{ report: request, dispatches: [] }]),
  );
  const report = reportId && (await work.claim(reportId));
  if (!report) return;
  // 9 am on the day after the period.
  const clock = () => new Date(dayStart(period.end, 1).getTime() + 9 * 3_600_000);
  await generateReports(
    {
      ...dependencies,
      work,
      figures: advertises ? withSampleExports(figuresReader(database)) : figuresReader(database),
      undrawnWords,
      bell: { ring: async () => undefined },
      clock,
      log: console,
    },
    [report],
  );
}

await main();
