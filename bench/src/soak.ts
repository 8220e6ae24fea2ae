import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startProduct } from "@agency/testing/product";
import { type Caller, openCaller, signIn } from "@agency/testing/session";
import { startWebsite } from "@agency/testing/website";
import { type Figure, type ProcessState, percentile, report, stateOf } from "./lib/figures.ts";
import { pageOf } from "./lib/pages.ts";

/**
 * `node bench/src/soak.ts [--minutes 15]`: a steady mixed load on the whole product, then more than it can take. Runs on the embedded
 * default, or on the DATABASE_URL, REDIS_URL and SMTP_URL it is given.
 */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "15" } } });
const minutes = Number(values.minutes);
const given = ["DATABASE_URL", "REDIS_URL", "SMTP_URL"].flatMap((name) => {
  const value = process.env[name];
  return value ? [[name, value] as const] : [];
});

const pages = ["/", "/ms", "/services/seo", "/services/seo/ipoh", "/blog", "/team", "/privacy"];

type Sample = { minute: number; api: ProcessState; worker: ProcessState };

const website = await startWebsite({ "/": { body: pageOf(50_000) } });
const product = await startProduct({
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  OUTBOUND_ALLOW: website.host,
  ...Object.fromEntries(given),
});
try {
  const staff = await signIn(product);
  const answers: Answer[] = [];
  const over = new AbortController();
  const load = mixedLoad({ url: product.url, audited: `${website.origin}/` }, staff, answers, over.signal);
  const samples: Sample[] = [];
  const begun = Date.now();
  while (Date.now() - begun < minutes * 60_000) {
    await sleep(10_000);
    const [api, worker] = await Promise.all([stateOf(product.api), stateOf(product.worker)]);
    samples.push({ minute: (Date.now() - begun) / 60_000, api, worker });
    if (samples.length % 6 === 0) console.log(line(samples.at(-1), answers));
  }
  over.abort();
  await Promise.all(load);
  await sleep(5_000);

  const asked = answers.filter(({ kind, status }) => kind === "report" && status < 400).length;
  const mailed = (await staff.json("GET", "/api/reports?mail=sent&limit=1")) as { total: number };
  const flood = await overload(
    () => staff.send("GET", "/api/reports/clients?limit=500"),
    () => fetch(`${product.url}/api/health`),
  );
  console.log("Past capacity:", flood);
  const wrong = Object.groupBy(answers.filter(isWrong), ({ kind, status }) => `${kind} ${status}`);
  for (const [what, those] of Object.entries(wrong)) console.log(`${those?.length ?? 0} x ${what}`);
  const isMet = await report("soak", [...steady(samples, answers), ...pastCapacity(flood)]);
  console.log(`Reports asked for: ${asked}, mailed: ${mailed.total}`);
  process.exitCode = isMet ? 0 : 1;
} finally {
  await product.stop();
  await website.close();
}

function line(sample: Sample | undefined, answers: readonly Answer[]): string {
  const wrong = answers.filter(isWrong).length;
  const { api, worker, minute } = sample ?? {
    minute: 0,
    api: { memory: 0, files: 0 },
    worker: { memory: 0, files: 0 },
  };
  return `${minute.toFixed(1)} min: API ${api.memory.toFixed(0)} MB, ${api.files} files; worker ${worker.memory.toFixed(0)} MB, ${worker.files} files; ${answers.length} answers, ${wrong} wrong`;
}

function isWrong({ status }: Answer): boolean {
  return status < 200 || status >= 400;
}

/** Memory and open files of the last fifth against the second fifth, after the warm-up; errors; times. */
function steady(samples: readonly Sample[], answers: readonly Answer[]): Figure[] {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const early = samples.slice(fifth, 2 * fifth);
  const late = samples.slice(-fifth);
  const growth = (name: string, unit: string, read: (sample: Sample) => number, goal: number): Figure => ({
    name,
    unit,
    value: percentile(late.map(read), 50),
    reference: percentile(early.map(read), 50),
    goal,
  });
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  return [
    growth("memory of the API at the end against early on", "MB", ({ api }) => api.memory, 1.15),
    growth("memory of the worker at the end against early on", "MB", ({ worker }) => worker.memory, 1.15),
    growth("open files of the API", "", ({ api }) => api.files, 1.2),
    growth("open files of the worker", "", ({ worker }) => worker.files, 1.2),
    { name: "answers that were errors", unit: "", value: answers.filter(isWrong).length, reference: null, goal: 0 },
    ...kinds.map((kind) => ({
      name: `${kind}: p99 of ${answers.filter((answer) => answer.kind === kind).length}`,
      unit: "ms",
      value: percentile(
        answers.filter((answer) => answer.kind === kind).map(({ time }) => time),
        99,
      ),
      reference: null,
      goal: 1000,
    })),
  ];
}

function pastCapacity({
  answered,
  other,
  refusedWithin,
  recoveredAfter,
}: Awaited<ReturnType<typeof overload>>): Figure[] {
  return [
    {
      name: "past capacity: neither answered nor sent away",
      unit: "",
      value: other,
      reference: null,
      goal: answered / 100,
    },
    { name: "past capacity: median time to a 503", unit: "ms", value: refusedWithin, reference: null, goal: 1000 },
    { name: "past capacity: itself again after", unit: "ms", value: recoveredAfter, reference: null, goal: 5000 },
  ];
}

/** The mixed load of a busy day, some 40 requests a second: visitors, clients in their portal, audits, enquiries, reports. */
function mixedLoad(
  { url, audited }: { url: string; audited: string },
  staff: Caller,
  answers: Answer[],
  until: AbortSignal,
): Promise<void>[] {
  const post = (path: string, body: unknown) => openCaller(url).send("POST", path, body);
  const clients: string[] = [];
  return [
    steadily(answers, "page", { every: 40, until }, (turn) =>
      fetch(url + (pages[turn % pages.length] ?? "/"), { headers: { "accept-encoding": "br" } }),
    ),
    steadily(answers, "portal", { every: 150, until }, (turn) => {
      const id = clients[turn % Math.max(clients.length, 1)];
      return fetch(id ? `${url}/api/reports/clients/${id}/reports` : `${url}/api/health`);
    }),
    steadily(answers, "dashboard", { every: 500, until }, () => staff.send("GET", "/api/reports/analytics/dashboard")),
    steadily(answers, "audit", { every: 1000, until }, () => post("/api/seo-audit", { url: audited })),
    steadily(answers, "contact", { every: 3000, until }, (turn) =>
      post("/api/contact", {
        firstName: "Sample",
        lastName: "Person",
        email: `person-${turn}@person.example`,
        projectDetails: "A message of the load test.",
        elapsed: 60_000,
        consent: { notice: "1.1" },
      }),
    ),
    steadily(answers, "report", { every: 2000, until }, (turn) => newReport(staff, clients, turn)),
  ];
}

/** Adds a client with the figures of the last month, and emails their report. */
async function newReport(staff: Caller, clients: string[], turn: number): Promise<Response> {
  const name = `Sample Business ${turn}`;
  const client = await staff.json("POST", "/api/reports/clients", { name, email: `client-${turn}@client.example` });
  const at = `/api/reports/clients/${client.id}`;
  const { reportPeriods } = await staff.json("GET", `${at}/figures`);
  await staff.ask("PUT", `${at}/figures`, {
    reportType: "monthly",
    periodStart: reportPeriods.monthly.start,
    figures: { totalVisitors: 1200 + turn, organicTraffic: 800, socialTraffic: 250, totalLeads: 12 },
  });
  const answer = await staff.send("POST", `${at}/reports/send`, { reportType: "monthly" });
  clients.push(client.id);
  return answer;
}

/** The result of more requests than the product can answer, and how soon it recovers. */
export type Overload = {
  answered: number;
  sentAway: number;
  /** Neither: no answer, or another status. */
  other: number;
  /** The median time to a 503, in ms. */
  refusedWithin: number;
  /** From the last request of the flood until an ordinary one is answered within 100 ms, in ms. */
  recoveredAfter: number;
};

/** Keeps a number of requests in flight for some seconds. */
async function overload(
  ask: () => Promise<Response>,
  ordinary: () => Promise<Response>,
  { at = 1500, seconds = 10 } = {},
): Promise<Overload> {
  const result = { answered: 0, sentAway: 0, other: 0 };
  const refused: number[] = [];
  const end = Date.now() + seconds * 1000;
  const one = async () => {
    while (Date.now() < end) {
      const begun = performance.now();
      const status = await ask().then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      if (status === 503) {
        result.sentAway += 1;
        refused.push(performance.now() - begun);
        // Like Retry-After, but shorter.
        await sleep(500);
      } else if (status === 200) result.answered += 1;
      else result.other += 1;
    }
  };
  await Promise.all(Array.from({ length: at }, one));
  const over = performance.now();
  for (;;) {
    const begun = performance.now();
    const response = await ordinary().catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200 && performance.now() - begun < 100) break;
    await sleep(50);
  }
  refused.sort((a, b) => a - b);
  return {
    ...result,
    refusedWithin: refused[Math.floor(refused.length / 2)] ?? 0,
    recoveredAfter: performance.now() - over,
  };
}

/** A request, the status of its answer (0 without one), and its time in ms. */
type Answer = { kind: string; status: number; time: number };

/** Repeats a call at a steady pace, even before the previous one ends, and keeps every answer. */
function steadily(
  answers: Answer[],
  kind: string,
  { every, until }: { every: number; until: AbortSignal },
  once: (turn: number) => Promise<Response>,
): Promise<void> {
  const open = new Set<Promise<void>>();
  const ask = async (turn: number) => {
    const begun = performance.now();
    const status = await once(turn).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    answers.push({ kind, status, time: performance.now() - begun });
  };
  return (async () => {
    for (let turn = 0; !until.aborted; turn += 1) {
      const asked = ask(turn).finally(() => open.delete(asked));
      open.add(asked);
      await sleep(every);
    }
    await Promise.all(open);
  })();
}
