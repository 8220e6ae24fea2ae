import { beforeEach, describe, expect, test, vi } from "vitest";
import { noFigures } from "@agency/model/figures";
import { bareOrigin } from "@agency/model/origin";
import type { Context } from "../kit/context.ts";
import type { Report } from "../reports/report.ts";
import type { FiguresReader } from "../sources/read-figures.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { generateReport, type ReportWork } from "./generate-report.ts";

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
  work.finish.mockReset().mockResolvedValue(true);
  work.waitingDispatches.mockReset().mockResolvedValue(["one", "two"]);
  figures.mockReset().mockResolvedValue({
    figures: { ...noFigures, totalVisitors: 1200 },
    origins,
    searches: null,
    leads: null,
    visits: null,
    ads: null,
    aiAnswers: null,
    profileSearches: null,
    history: [],
  });
  doorbell.mockClear();
});

const generate = (of: Report = report) =>
  generateReport(
    {
      ...contextOn(database, { bell: { ring: doorbell }, clock: () => now, log: { ...silent, warn } }),
      work,
      figures,
      undrawnWords,
    },
    of,
  );

test("a report is frozen from its period's figures, and wakes the worker for its dispatches", async () => {
  expect(await generate()).toBe("done");
  expect(figures).toHaveBeenCalledWith(
    expect.objectContaining({ id: client.id }),
    "monthly",
    { start: "2026-10-01", end: "2026-10-31" },
    now,
  );
  expect(work.finish).toHaveBeenCalledExactlyOnceWith(
    report,
    expect.objectContaining({
      clientName: "Kedai Roti",
      language: "ms",
      comments: { ms: "Tahniah" },
      generatedAt: now,
      figures: { ...noFigures, totalVisitors: 1200 },
    }),
    {
      unapproved: false,
      undrawn: false,
      doubtful: false,
      problem: null,
      revision: expect.objectContaining({ number: 1, approvedAt: now, approvedBy: "siti" }),
    },
  );
  expect(doorbell.mock.calls).toEqual([
    ["dispatch", "one"],
    ["dispatch", "two"],
  ]);
});

test("a report that its PDF cannot show whole waits for its review, and its emails learn why", async () => {
  undrawnWords.mockResolvedValueOnce(["ភ្នំពេញ"]);
  expect(await generate()).toBe("done");
  expect(work.finish.mock.calls.at(-1)?.[2]).toEqual({
    unapproved: true,
    undrawn: true,
    doubtful: false,
    revision: null,
    problem: { code: "letters_missing", params: {} },
  });
});

describe("generating a report that was approved before", () => {
  const approved: Report = { ...report, revision: 1, approving: false };
  const outcome = () => work.finish.mock.calls.at(-1)?.[2];

  beforeEach(async () => {
    await generate();
    work.approvedBefore.mockReset().mockResolvedValue({ latest: outcome()?.revision ?? null, mailed: [], last: 1 });
  });

  test("with the same figures makes no revision", async () => {
    await generate({ ...approved, approving: true });
    expect(outcome()).toMatchObject({ unapproved: false, revision: null });
    await generate(approved);
    expect(outcome()).toMatchObject({ unapproved: false, revision: null });
  });

  test("without figures by now says what was approved, and fails where somebody wants to approve or send something new", async () => {
    const before = work.finish.mock.calls.at(-1)?.[1];
    figures.mockResolvedValue(null);
    await generate(approved);
    expect(work.finish.mock.calls.at(-1)?.[1]).toMatchObject({ figures: before?.figures, origins: before?.origins });
    expect(outcome()).toMatchObject({ unapproved: false, revision: null });
    expect(await generate({ ...approved, approving: true })).toBe("failed");
    expect(work.fail).toHaveBeenCalledExactlyOnceWith(expect.anything(), { code: "no_figures", params: {} });
  });

  test("with other figures makes a revision that names them, or waits for the approval", async () => {
    const corrected = { ...noFigures, totalVisitors: 999 };
    figures.mockResolvedValue({
      figures: corrected,
      origins,
      searches: null,
      leads: null,
      visits: null,
      ads: null,
      aiAnswers: null,
      profileSearches: null,
      history: [],
    });
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
    work.approvedBefore.mockResolvedValue({ latest, mailed: [], last: 1 });
    await generate({ ...approved, approving: true });
    expect(outcome()).toMatchObject({ revision: { number: 2, snapshot: { revised: null } } });
  });
});

test("generating a report after losing the lease changes nothing and wakes nobody", async () => {
  work.finish.mockResolvedValue(false);
  expect(await generate()).toBe("superseded");
  expect(doorbell).not.toHaveBeenCalled();
  expect(work.retry).not.toHaveBeenCalled();
});

test("a report without figures fails at once with no_figures", async () => {
  figures.mockResolvedValue(null);
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
