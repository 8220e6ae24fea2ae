import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startProduct } from "@agency/testing/product";
import { startWebsite } from "@agency/testing/website";
import { type Figure, percentile, report } from "./lib/figures.ts";
import { pageOf } from "./lib/pages.ts";
import { type Answer, signIn } from "./soak/callers.ts";
import { mixedLoad } from "./soak/load.ts";
import { overload } from "./soak/overload.ts";
import { type ProcessState, stateOf } from "./soak/process-state.ts";

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

type Sample = { minute: number; api: ProcessState; worker: ProcessState };

const website = await startWebsite({ "/": { body: pageOf(50_000) } });
const product = await startProduct({
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  OUTBOUND_ALLOW: website.host,
  ...Object.fromEntries(given),
});
try {
  const staff = await signIn(product.url, product.staff.password);
  const answers: Answer[] = [];
  const over = new AbortController();
  const load = mixedLoad({ url: product.url, website: `${website.origin}/` }, staff, answers, over.signal);
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
  const mailed = (await (await staff("/api/reports?mail=sent&limit=1")).json()) as { total: number };
  const flood = await overload(
    () => staff("/api/reports/clients?limit=500"),
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
