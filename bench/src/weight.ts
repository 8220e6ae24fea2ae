import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort, repository, startProgram } from "@agency/testing/product";
import { type Figure, median, report } from "./lib/figures.ts";
import {
  processMemory,
  memoryOfTree,
  processIn,
  processorTimeOfEnded,
  processorTimeOfTree,
  watchMemory,
} from "./lib/processes.ts";
import { startReference } from "./lib/programs.ts";
import {
  type Checkout,
  countLines,
  empty,
  finished,
  openCheckout,
  run,
  sendReports,
  startBuild,
  startCheckout,
} from "./weight/checkout.ts";

/**
 * What the product weighs, against the commit from which on it was to become lighter: both are cloned and measured in turns.
 * `build`, `start`, `rest` and `lines` choose parts, `--tests` adds all their tests, `--rounds 1` gives a first look. Linux only.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "3" }, tests: { type: "boolean", default: false } },
});
const before = "2d5b3b32";

/** How long a product rests before its memory is read, in ms. */
const rest = 60_000;
const reports = 500;

type Measured = Record<string, number>;

const parts: Record<string, (checkout: Checkout) => Promise<Measured>> = {
  lines: async (checkout) => {
    const { all, styles } = countLines(checkout);
    return { lines: all, "lines of CSS": styles };
  },
  start: measureStarts,
  build: async (checkout) => {
    const used = processorTimeOfEnded();
    const program = startBuild(checkout);
    const peak = watchMemory(program.pid);
    await finished(program);
    const { largest, together } = peak();
    return {
      "site's build, processor": (processorTimeOfEnded() - used) / 1000,
      "site's build, peak of its largest process": largest,
      "site's build, peak of all together": together,
    };
  },
  rest: measureRest,
  tests: async (checkout) => {
    const used = processorTimeOfEnded();
    await finished(run(checkout, process.execPath, ["scripts/test.mjs"]));
    return { "npm test, processor": (processorTimeOfEnded() - used) / 1000 };
  },
};

/** Parts that are the same each time, or take half an hour. */
const once = new Set(["lines", "tests"]);

async function measureStarts(checkout: Checkout): Promise<Measured> {
  empty(checkout);
  const start = async (port: number) => {
    const { program, seconds } = await startCheckout(checkout, { PORT: `${port}` });
    const processor = processorTimeOfTree(program.pid) / 1000;
    await program.stop();
    return { seconds, processor };
  };
  const port = await freePort();
  const cold = await start(port);
  const again = await start(port);
  const elsewhere = await start(await freePort());
  return {
    "npm start cold": cold.seconds,
    "npm start cold, processor": cold.processor,
    "start again": again.seconds,
    "start on another port": elsewhere.seconds,
    "start on another port, processor": elsewhere.processor,
  };
}

/** With the database, queue and files of `npm start`, and a mail server. */
async function measureRest(checkout: Checkout): Promise<Measured> {
  await rm(checkout.data, { recursive: true, force: true });
  const sink = await startReference("reports/mail-sink.ts", {});
  const settings = { ADMIN_PASSWORD: "a sample password for a bench", SMTP_URL: sink.firstLine, RATE_LIMITS: "off" };
  const bare = startBare();
  // Pages that name another address need not be built again.
  const started = await startCheckout(checkout, {
    ...settings,
    LOG_LEVEL: "warn",
    PORT: `${await freePort()}`,
    PUBLIC_URL: "http://127.0.0.1:3000",
  });
  const { pid } = started.program;
  try {
    await sleep(rest);
    const atRest = {
      "bare server": await processMemory(bare),
      "API at rest": await processMemory(processIn(pid, "apps/api")),
      "worker at rest": await processMemory(processIn(pid, "apps/worker")),
      "all processes at rest": memoryOfTree(pid),
    };
    await sendReports(checkout, { ...settings, URL: started.url, REPORTS: `${reports}` });
    return { ...atRest, [`worker after ${reports} reports`]: await processMemory(processIn(pid, "apps/worker")) };
  } finally {
    await Promise.all([started.program.stop(), sink.stop(), bare.stop()]);
  }
}

/** A server that loads the product's libraries and does nothing with them. */
function startBare() {
  const libraries = ["fastify", "typeorm", "zod", "bullmq", "ioredis", "mysql2", "nodemailer", "better-sqlite3"];
  const source = [
    ...libraries.map((name, index) => `import * as library${index} from "${name}"`),
    `library0.fastify().listen({ port: 0 })`,
  ].join("\n");
  return startProgram(process.execPath, ["--input-type=module", "--eval", source], {
    folder: join(repository, "packages/server"),
  });
}

type Goal = Omit<Figure, "value" | "reference" | "name"> & {
  /** Another measured thing that is the reference, in place of the same of the earlier commit. */
  against?: string;
};

const goals: Record<string, Goal> = {
  lines: { unit: "", goal: 164_000, absolute: true },
  "lines of CSS": { unit: "", goal: 9500, absolute: true },
  "npm start cold": { unit: "s", goal: 0.6 },
  "npm start cold, processor": { unit: "s", goal: 0.6 },
  "start again": { unit: "s", goal: 5, absolute: true },
  "start on another port": { unit: "s", goal: 4, absolute: true },
  "start on another port, processor": { unit: "s", goal: 0.6 },
  "site's build, processor": { unit: "s", goal: 0.5 },
  "site's build, peak of its largest process": { unit: "MB", goal: 0.55 },
  "site's build, peak of all together": { unit: "MB", goal: 0.55 },
  "API at rest": { unit: "MB", goal: 1.5, against: "bare server" },
  "worker at rest": { unit: "MB", goal: 1.5, against: "bare server" },
  "all processes at rest": { unit: "MB", goal: 1 },
  [`worker after ${reports} reports`]: { unit: "MB", goal: 0.7 },
  "npm test, processor": { unit: "s", goal: 0.7 },
};

/** Each figure is the median of the rounds. */
function medianFigures(theirs: readonly Measured[], ours: readonly Measured[]): Figure[] {
  const middle = (rounds: readonly Measured[], of: string) => {
    const measured = rounds.filter((round) => of in round);
    return measured.length === 0 ? null : median(measured, (round) => round[of] ?? Number.NaN);
  };
  return Object.entries(goals).flatMap(([name, { against, ...goal }]) => {
    const [value, earlier] = [middle(ours, name), middle(theirs, name)];
    if (value === null || earlier === null) return [];
    if (against === undefined) return [{ ...goal, name, value, reference: earlier }];
    const both = `${name} against a ${against} (${before}: ${Math.round(earlier)} ${goal.unit})`;
    return [{ ...goal, name: both, value, reference: middle(ours, against) }];
  });
}

const named = [...positionals, ...(values.tests ? ["tests"] : [])];
const chosen = named.length > 0 ? named : Object.keys(parts).filter((name) => name !== "tests");
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}`);

const folder = await mkdtemp(join(tmpdir(), "agency-weight-"));
try {
  const theirs = { checkout: await openCheckout(before, join(folder, "theirs")), measured: [] as Measured[] };
  const ours = { checkout: await openCheckout("HEAD", join(folder, "ours")), measured: [] as Measured[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const name of chosen.filter((part) => round === 0 || !once.has(part))) {
      for (const { checkout, measured } of [theirs, ours]) {
        const found = await parts[name]?.(checkout);
        console.log(basename(checkout.folder), name, found);
        if (found) measured.push(found);
      }
    }
  }
  process.exitCode = (await report("weight", medianFigures(theirs.measured, ours.measured))) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
