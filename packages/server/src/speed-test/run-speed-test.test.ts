import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";
import { speedAdvice } from "@agency/model/speed-findings";
import { type AuditResult, auditPage } from "../audit/audit.ts";
import { fetched, goodPage, pageUrl } from "../audit/evidence.fixture.ts";
import { readReferences } from "../audit/references.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { presentSpeedTest } from "./routes.ts";
import { runSpeedTest, auditDrawn } from "./run-speed-test.ts";
import type { SpeedFigures, SpeedTest, MeasuredSpeedTest } from "./speed-test.ts";
import { claimTest, enqueueTest, findTest } from "./store.ts";
import { speedTestEntity } from "./table.ts";

const now = new Date("2026-11-26T04:00:00Z");
const opened = await scratchDatabase();
const database = { ...opened, now: async () => now, sqlNow: () => "'2026-11-26 04:00:00.000'" };

beforeEach(() => database.write((transaction) => transaction.query("DELETE FROM speed_tests")));

/** A test that waits, of a network that used the browser for so many seconds. */
async function ask(network: string, { usedSeconds }: { usedSeconds: number }): Promise<void> {
  const id = newId();
  const asked = { id, kind: "measuring", ticket: newId(), url: `https://${network}.example/`, urlHash: id } as const;
  const limits = { capacity: 5, perNetwork: 5 };
  await enqueueTest(database, { ...asked, requestedAt: now, asker: null, network }, limits);
  await database.write((transaction) =>
    transaction.update(speedTestEntity, { id }, { begunAt: now, usedMs: usedSeconds * 1000 }),
  );
}

/** Runs the test whose turn it is, whose page takes until `finish` was called. */
function run(running: SpeedTest | null) {
  if (!running) throw new Error("No test waits");
  const looks = Promise.withResolvers<() => Promise<void>>();
  let watched = true;
  const measured = Promise.withResolvers<SpeedFigures>();
  const outcome = runSpeedTest(
    {
      ...contextOn(database, { clock: () => now }),
      measure: (_url, { signal }) => {
        signal.addEventListener("abort", () => measured.reject(signal.reason as Error));
        return measured.promise;
      },
      auditDrawn: () => Promise.reject(new Error("Nothing is drawn")),
      stopping: new AbortController().signal,
      watch: (look) => {
        looks.resolve(look);
        return () => {
          watched = false;
        };
      },
    },
    running,
  );
  const look = async () => (await looks.promise)();
  const stored = () => findTest(database, running.id);
  return { outcome, look, finish: () => measured.resolve({} as SpeedFigures), stored, isWatched: () => watched };
}

test("a test that others wait for goes back into the queue, and does not count as a failure", async () => {
  await ask("slow", { usedSeconds: 40 });
  const { outcome, look, stored, isWatched } = run(await claimTest(database));
  await ask("new", { usedSeconds: 0 });
  await look();
  expect(await outcome).toEqual({ outcome: "yielded" });
  expect(await stored()).toMatchObject({ state: "queued", attempts: 0 });
  expect(isWatched()).toBe(false);
});

test("a test that nobody waits for runs to its end", async () => {
  await ask("slow", { usedSeconds: 40 });
  const { outcome, look, finish, stored, isWatched } = run(await claimTest(database));
  await look();
  finish();
  expect(await outcome).toEqual({ outcome: "done" });
  expect(await stored()).toMatchObject({ state: "done", figures: {} });
  expect(isWatched()).toBe(false);
});

const shell = goodPage.replace(
  /<body>[\s\S]*<\/body>/,
  '<body><div id="root"></div><script src="/main.js"></script></body>',
);

/** The audit of a page that is sent one way and drawn another. */
async function audit(sent: string, drawn: string): Promise<AuditResult> {
  const auditBoth = auditDrawn({
    clock: () => new Date("2026-11-10T04:00:00Z"),
    fetching: () => ({
      page: async () => fetched(sent),
      file: async (url) => fetched("", { url, status: 404 }),
    }),
    reading: { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) },
    draw: async () => drawn,
  });
  const stages: string[] = [];
  const { finalUrl, result } = await auditBoth(pageUrl, {
    reach: async (stage) => void stages.push(stage),
    signal: new AbortController().signal,
  });
  expect([finalUrl, stages]).toEqual([pageUrl, ["opening", "measuring"]]);
  return result;
}

const checkOutcome = ({ findings, passed }: AuditResult, check: string) =>
  passed.includes(check) ? "pass" : findings.find((each) => each.check === check)?.outcome;

test("a page that its scripts build is judged by what a browser draws, without a cap", async () => {
  const result = await audit(shell, goodPage);
  expect(result).toMatchObject({ readAs: "drawn" });
  expect(result.findings.filter(({ cap }) => cap !== null)).toEqual([]);
  expect(["oneH1", "textAmount", "imageAlt", "internalLinks"].map((check) => checkOutcome(result, check))).toEqual(
    Array.from({ length: 4 }, () => "pass"),
  );
  expect(result.findings.find(({ check }) => check === "scripts")).toMatchObject({ finding: "drawn", lost: 0 });
});

test("what link previews read is judged as sent, since they run no scripts", async () => {
  const result = await audit(shell.replace(/<meta property="og:[^>]*>/g, ""), goodPage);
  expect(checkOutcome(result, "openGraph")).toBe("fail");
});

test("a page that draws nothing is judged as it is", async () => {
  const result = await audit(shell, shell);
  expect(["oneH1", "textAmount"].map((check) => checkOutcome(result, check))).toEqual(["fail", "warn"]);
});

test.each(languageKeys)("every piece of advice is in words in %s", (language) => {
  const advice = speedAdvice.map((one) => ({ advice: one, savesMs: null, savesBytes: null, files: [] }));
  const measured = { figures: { advice }, measuredAt: new Date(0) } as unknown as MeasuredSpeedTest;
  const shown = presentSpeedTest(measured, { url: "https://kedai.example/", cached: false, language });
  const texts = getMessages(language).speedAdvice;
  expect(shown.advice?.map(({ title, text }) => ({ title, text }))).toEqual(speedAdvice.map((one) => texts[one]));
});
