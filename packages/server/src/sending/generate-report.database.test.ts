import { beforeEach, describe, expect, test, vi } from "vitest";
import { noFigures } from "@agency/model/figures";
import { bareOrigin } from "@agency/model/origin";
import type { Context } from "../kit/context.ts";
import type { Report } from "../reports/report.ts";
import type { FiguresReader } from "../sources/read-figures.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { generateReports, type GeneratedReport, type ReportWork } from "./generate-report.ts";

const now = new Date("2026-11-03T01:00:00Z");
const database = await scratchDatabase();
const client = await addClient(database, { name: "Kedai Roti", language: "ms", package: "starter" });
const report = {
  id: "report",
  clientId: client.id,
  type: "monthly",
  periodStart: "2026-10-01",
  periodEnd: "2026-10-31",
  attempts: 1,
  comments: { ms: "Tahniah" } as Report["comments"],
  recommendations: null,
  approving: true,
  approver: "siti",
  revision: 0,
} as Report;

const work = {
  claim: vi.fn<ReportWork["claim"]>(),
  approvedBefore: vi.fn<ReportWork["approvedBefore"]>(),
  finish: vi.fn<ReportWork["finish"]>(),
  retry: vi.fn<ReportWork["retry"]>(),
  fail: vi.fn<ReportWork["fail"]>(),
  waitingDispatches: vi.fn<ReportWork["waitingDispatches"]>(),
};
const figures = vi.fn<FiguresReader>();
const warn = vi.fn<Context["log"]["warn"]>();
const silent = { info: () => undefined, error: () => undefined };
const doorbell = vi.fn(async () => undefined);
const origins = { totalVisitors: bareOrigin("typed", now.toISOString()) };
const undrawnWords = vi.fn(async (): Promise<string[]> => []);

beforeEach(() => {
  for (const mock of [work.retry, work.fail]) mock.mockReset().mockResolvedValue(undefined);
  work.finish.mockReset().mockImplementation(async (generated) => generated.map((one) => one.report.id));
  work.approvedBefore.mockReset().mockResolvedValue(new Map());
  work.waitingDispatches.mockReset().mockResolvedValue(["one", "two"]);
  figures.mockReset().mockImplementation(reading(1200));
  doorbell.mockClear();
  warn.mockClear();
});

/** Reads the same number of visitors for each client. */
function reading(totalVisitors: number): FiguresReader {
  const none = { searches: null, leads: null, visits: null, ads: null, aiAnswers: null, profileSearches: null };
  const read = { figures: { ...noFigures, totalVisitors }, origins, ...none, history: [] };
  return async (clientIds) => new Map(clientIds.map((id) => [id, read]));
}

const generateAll = (reports: Report[]) =>
  generateReports(
    {
      ...contextOn(database, { bell: { ring: doorbell }, clock: () => now, log: { ...silent, warn } }),
      work,
      figures,
      undrawnWords,
    },
    reports,
  );
const generate = async (of: Report = report) => (await generateAll([of]))[0];
const outcome = (): GeneratedReport | undefined => work.finish.mock.calls.at(-1)?.[0][0];

test("a report is frozen from its period's figures, and wakes the worker for its dispatches", async () => {
  expect(await generate()).toBe("done");
  expect(figures).toHaveBeenCalledWith([client.id], "monthly", { start: "2026-10-01", end: "2026-10-31" }, now);
  expect(work.finish).toHaveBeenCalledExactlyOnceWith([
    {
      report,
      snapshot: expect.objectContaining({
        clientName: "Kedai Roti",
        language: "ms",
        comments: { ms: "Tahniah" },
        generatedAt: now,
        figures: { ...noFigures, totalVisitors: 1200 },
      }),
      unapproved: false,
      undrawn: false,
      doubtful: false,
      problem: null,
      revision: expect.objectContaining({ number: 1, approvedAt: now, approvedBy: "siti" }),
    },
  ]);
  expect(doorbell.mock.calls).toEqual([
    ["dispatch", "one"],
    ["dispatch", "two"],
  ]);
});

test("a report that its PDF cannot show whole waits for its review, and its emails learn why", async () => {
  undrawnWords.mockResolvedValueOnce(["ភ្នំពេញ"]);
  expect(await generate()).toBe("done");
  expect(outcome()).toMatchObject({
    unapproved: true,
    undrawn: true,
    doubtful: false,
    revision: null,
    problem: { code: "letters_missing", params: {} },
  });
});

describe("generating a report that was approved before", () => {
  const approved: Report = { ...report, revision: 1, approving: false };
  beforeEach(async () => {
    await generate();
    const latest = outcome()?.revision ?? null;
    work.approvedBefore.mockResolvedValue(new Map([[report.id, { latest, mailed: [], last: 1 }]]));
  });

  test("with the same figures makes no revision", async () => {
    await generate({ ...approved, approving: true });
    expect(outcome()).toMatchObject({ unapproved: false, revision: null });
    await generate(approved);
    expect(outcome()).toMatchObject({ unapproved: false, revision: null });
  });

  test("without figures by now says what was approved, and fails where somebody wants to approve or send something new", async () => {
    const before = outcome()?.snapshot;
    figures.mockResolvedValue(new Map());
    await generate(approved);
    expect(outcome()?.snapshot).toMatchObject({ figures: before?.figures, origins: before?.origins });
    expect(outcome()).toMatchObject({ unapproved: false, revision: null });
    expect(await generate({ ...approved, approving: true })).toBe("failed");
    expect(work.fail).toHaveBeenCalledExactlyOnceWith(expect.anything(), { code: "no_figures", params: {} });
  });

  test("with other figures makes a revision that names them, or waits for the approval", async () => {
    figures.mockImplementation(reading(999));
    await generate(approved);
    expect(outcome()).toMatchObject({ unapproved: true, revision: null });
    await generate({ ...approved, approving: true });
    const revised = {
      number: 2,
      at: now,
      figures: [{ figure: "totalVisitors", before: 1200, after: 999 }],
      parts: [],
    };
    expect(outcome()).toMatchObject({ unapproved: false, revision: { number: 2, snapshot: { revised } } });
  });

  test("with the first real figures after sample ones makes a revision that corrects nothing", async () => {
    const approvedSample = outcome()?.revision;
    if (!approvedSample) throw new Error("Nothing was approved");
    const made = { current: { totalVisitors: bareOrigin("sample", now.toISOString()) }, compared: {} };
    const latest = { ...approvedSample, snapshot: { ...approvedSample.snapshot, origins: made } };
    work.approvedBefore.mockResolvedValue(new Map([[report.id, { latest, mailed: [], last: 1 }]]));
    await generate({ ...approved, approving: true });
    expect(outcome()).toMatchObject({ revision: { number: 2, snapshot: { revised: null } } });
  });
});

test("generating a report after losing the lease changes nothing and wakes nobody", async () => {
  work.finish.mockResolvedValue([]);
  work.waitingDispatches.mockImplementation(async (ids) => ids);
  expect(await generate()).toBe("superseded");
  expect(doorbell).not.toHaveBeenCalled();
  expect(work.retry).not.toHaveBeenCalled();
});

test("a report without figures fails at once with no_figures", async () => {
  figures.mockResolvedValue(new Map());
  expect(await generate()).toBe("failed");
  expect(work.fail).toHaveBeenCalledExactlyOnceWith(report, { code: "no_figures", params: {} });
});

describe("a report that throws while generating", () => {
  beforeEach(() => void figures.mockRejectedValue(new Error("The source is away")));

  test("is retried with increasing delays", async () => {
    for (const [attempts, seconds] of [
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 8],
    ] as const) {
      const of = { ...report, attempts };
      expect(await generate(of)).toBe("retried");
      expect(work.retry).toHaveBeenLastCalledWith(of, { code: "internal_error", params: {} }, seconds);
    }
    expect(work.fail).not.toHaveBeenCalled();
  });

  test("fails at the fifth try", async () => {
    expect(await generate({ ...report, attempts: 5 })).toBe("failed");
    expect(work.fail).toHaveBeenCalledOnce();
    expect(work.retry).not.toHaveBeenCalled();
  });

  test("gives the staff a code and the log the error", async () => {
    const error = Object.assign(new Error("INSERT INTO reports failed"), { code: "ER_DISK_FULL" });
    figures.mockRejectedValue(error);
    await generate();
    expect(work.retry).toHaveBeenCalledWith(report, { code: "disk_full", params: {} }, 1);
    expect(warn).toHaveBeenLastCalledWith({ err: error, id: "report" }, "A report was not made");
  });
});

test("a report whose worker was killed at every try fails without another try", async () => {
  expect(await generate({ ...report, attempts: 6 })).toBe("failed");
  expect(figures).not.toHaveBeenCalled();
});

describe("several reports at once", () => {
  let others: Report[];

  beforeEach(async () => {
    others = [report];
    for (const name of ["Kedai Kopi", "Kedai Bunga"]) {
      const { id } = await addClient(database, { name, language: "en", package: "starter" });
      others.push({ ...report, id: name, clientId: id, comments: {} });
    }
  });

  test("say what each would say alone, and are read and stored together", async () => {
    expect(await generateAll(others)).toEqual(["done", "done", "done"]);
    expect(figures).toHaveBeenCalledOnce();
    const [together = []] = work.finish.mock.calls.at(-1) ?? [];
    expect(work.finish).toHaveBeenCalledOnce();
    for (const [index, one] of others.entries()) {
      await generate(one);
      expect(outcome()).toEqual(together[index]);
    }
  });

  test("of which one throws are generated one by one, and only that one is tried again", async () => {
    const thrown = others[1];
    figures.mockImplementation(async (clientIds, ...asked) => {
      if (clientIds.includes(thrown?.clientId ?? "")) throw new Error("Its figures cannot be read");
      return reading(1200)(clientIds, ...asked);
    });
    expect(await generateAll(others)).toEqual(["done", "retried", "done"]);
    expect(work.retry).toHaveBeenCalledExactlyOnceWith(thrown, { code: "internal_error", params: {} }, 1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("of several periods are read by their periods", async () => {
    const [october, ...rest] = others;
    if (!october) throw new Error("No report");
    const september = { ...october, id: "earlier", periodStart: "2026-09-01", periodEnd: "2026-09-30" };
    expect(await generateAll([october, september, ...rest])).toEqual(["done", "done", "done", "done"]);
    expect(figures.mock.calls.map(([clientIds, , period]) => [clientIds.length, period.start])).toEqual([
      [3, "2026-10-01"],
      [1, "2026-09-01"],
    ]);
  });

  test("of which one has no figures, and one was tried too often, fail those alone", async () => {
    const [first, without, worn] = others;
    figures.mockImplementation(async (clientIds, ...asked) => {
      const read = await reading(1200)(clientIds, ...asked);
      read.delete(without?.clientId ?? "");
      return read;
    });
    const results = await generateAll([first, without, worn && { ...worn, attempts: 6 }].filter((one) => !!one));
    expect(results).toEqual(["done", "failed", "failed"]);
    expect(work.fail.mock.calls.map(([one, { code }]) => [one.id, code])).toEqual([
      [worn?.id, "worker_stopped"],
      [without?.id, "no_figures"],
    ]);
  });
});
