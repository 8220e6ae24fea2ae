import { extractText } from "unpdf";
import { beforeEach, describe, expect, test } from "vitest";
import { agency } from "@agency/content/agency";
import { updateClient } from "@agency/contracts/clients";
import {
  approveReport,
  downloadReport,
  editReport,
  listReports,
  readReport,
  requestReport,
} from "@agency/contracts/reports";
import { saveSettings } from "@agency/contracts/settings";
import { noFigures } from "@agency/model/figures";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { reportSections } from "@agency/model/report/sections";
import { octoberFigures } from "../figures/october.fixture.ts";
import { startApi } from "../testing/api.ts";
import { readProgress } from "../testing/report-steps.ts";
import { addClient, addClientWithFigures, october, september, typeIn } from "../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClient(api, { name: "Kedai Bunga" }));
});

/** The origin of everything that was typed, as clients read it. */
const typed = { ...bareOrigin("typed", "2026-11-10T04:00:00.000Z"), author: agency.name };
const params = () => ({ clientId });
const nobody = { session: null };
const request = (reportType: "weekly" | "monthly" | "quarterly" = "monthly") =>
  api.call(requestReport, { params: params(), body: { reportType } });
const list = () => api.call(listReports, { params: params() }, nobody);

/** Requests October's report and generates it. */
async function generate(): Promise<string> {
  const { id } = await request();
  await api.worker.generate();
  return id;
}

const noMails = { state: null, sentAt: null, sent: [], failed: [], uncertain: [] };

describe("requesting a report", () => {
  test("returns 202 with its progress until it is done", async () => {
    await typeIn(api, clientId, october);
    const { status, body } = await api.answer(requestReport, { params: params(), body: { reportType: "monthly" } });
    expect(status).toBe(202);
    expect(body).toEqual({
      id: expect.any(String),
      clientId,
      clientName: "Kedai Bunga",
      reportType: "monthly",
      reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
      title: "Monthly report: October 2026",
      state: "queued",
      life: "preparing",
      actions: ["cancel"],
      held: null,
      problem: null,
      requestedAt: expect.any(String),
      generatedAt: null,
      sample: false,
      figures: { leads: { value: null, change: null }, visitors: { value: null, change: null } },
      comment: null,
      comments: {},
      revision: 0,
      unapproved: false,
      doubtful: false,
      version: 0,
      run: {
        id: expect.any(String),
        number: null,
        outcome: "pending",
        purpose: "generate",
        steps: [
          { step: "queued", state: "current" },
          { step: "generating", state: "todo" },
        ],
        problem: null,
        mails: noMails,
      },
      mails: noMails,
      dispatches: [],
    });
    expect(await list()).toEqual([]);
    await api.refused(readReport, { params: { clientId, reportId: body.id } }, nobody);
    await api.refused(downloadReport, { params: { clientId, reportId: body.id } }, nobody);

    expect(await api.worker.generate()).toEqual(["done"]);
    const done = await readProgress(api, clientId, body.id);
    expect(done).toEqual({
      ...body,
      state: "done",
      life: "approved",
      actions: ["prepare", "approve_and_send", "send", "withdraw"],
      generatedAt: "2026-11-10T04:00:00.000Z",
      figures: {
        leads: { value: october.figures.totalLeads, change: null },
        visitors: { value: october.figures.totalVisitors, change: null },
      },
      revision: 1,
      version: 1,
      run: {
        ...body.run,
        outcome: "prepared",
        steps: [
          { step: "queued", state: "done" },
          { step: "generating", state: "done" },
        ],
      },
    });
  });

  test("stores a comment from the same call, and an empty one clears it", async () => {
    await typeIn(api, clientId, october);
    const ask = (comment: string) =>
      api.call(requestReport, { params: params(), body: { reportType: "monthly", comment } });
    expect(await ask("Well done")).toMatchObject({ state: "queued", comment: "Well done" });
    expect(await request()).toMatchObject({ comment: "Well done" });
    expect(await ask(" ")).toMatchObject({ comment: null });
  });

  test("twice, or ten times at once, generates one report", async () => {
    await typeIn(api, clientId, october);
    const first = await generate();
    const again = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first]));
    await api.worker.generate();
    expect((await list()).map(({ id }) => id)).toEqual([first]);
  });

  test("covers the last complete week, month or quarter", async () => {
    for (const [reportType, periodStart] of [
      ["weekly", "2026-11-02"],
      ["monthly", "2026-10-01"],
      ["quarterly", "2026-07-01"],
    ] as const) {
      await typeIn(api, clientId, { ...october, reportType, periodStart });
      await request(reportType);
      await api.worker.generate();
      api.clock.advance(60);
    }
    expect((await list()).map(({ title }) => title)).toEqual([
      "Quarterly report: Q3 2026 (July to September)",
      "Monthly report: October 2026",
      "Weekly report: 2–8 November 2026",
    ]);
  });

  test("covers any complete period of the last 24", async () => {
    for (const [reportType, periodStart] of [
      ["weekly", "2026-05-25"],
      ["monthly", "2024-11-01"],
      ["quarterly", "2020-10-01"],
    ] as const) {
      await typeIn(api, clientId, { ...october, reportType, periodStart });
      const asked = await api.call(requestReport, { params: params(), body: { reportType, periodStart } });
      expect(asked.reportPeriod.start).toBe(periodStart);
    }
    await api.worker.generate();
    expect(await list()).toHaveLength(3);
  });

  test.each([
    ["2026-10-02", "must be the first day"],
    ["2026-11-01", "must be a period that has ended"],
    ["2024-10-01", "must be one of the last 24 periods"],
  ])("of the period from %s is refused: it %s", async (periodStart, message) => {
    const refused = await api.refused(requestReport, {
      params: params(),
      body: { reportType: "monthly", periodStart },
    });
    expect(refused.body.fields).toMatchObject([{ field: "periodStart", message: expect.stringContaining(message) }]);
  });

  test("without figures is refused, and says which are missing and how to add them", async () => {
    await typeIn(api, clientId, september);
    const refused = await api.refused(requestReport, { params: params(), body: { reportType: "monthly" } });
    expect(refused).toMatchObject({ status: 409, body: { error: "no_figures" } });
    expect(refused.body.message).toMatch(/2026-10-01 to 2026-10-31.*import a file/);
    const [row] = await api.dependencies.database.source.query("SELECT COUNT(*) AS reports FROM reports");
    expect(Number(row.reports)).toBe(0);
  });

  test.each([{ reportType: "yearly" }, { reportType: "" }, { reportType: ["monthly"] }, { reportType: null }, {}])(
    "of an unknown type is refused: %j",
    async (body) => {
      const refused = await api.refused(requestReport, { params: params(), body });
      expect(refused.body.fields?.map(({ field }) => field)).toEqual(["reportType"]);
    },
  );
});

describe("a generated report", () => {
  test("includes the figures, the changes since the previous month and the history", async () => {
    await typeIn(api, clientId, september);
    await typeIn(api, clientId, october);
    const reportId = await generate();
    const report = await api.call(readReport, { params: { clientId, reportId } }, nobody);
    expect(report).toEqual({
      id: reportId,
      title: "Monthly report: October 2026",
      reportType: "monthly",
      generatedAt: "2026-11-10T04:00:00.000Z",
      emailSent: false,
      revision: 1,
      reportPeriod: { start: "2026-10-01", end: "2026-10-31" },
      data: {
        metrics: {
          websiteTraffic: {
            totalVisitors: 1000,
            organicTraffic: 500,
            changeFromPrevious: "-9.1%",
            sources: { organic: 50, social: 20, direct: 20, other: 10 },
          },
          seoRankings: {
            averagePosition: 8.4,
            keywordsTracked: 25,
            changeFromPrevious: "+1.2",
            topRankings: ["florist ipoh", "bunga ipoh"],
          },
          socialEngagement: { totalFollowers: 640, changeFromPrevious: "+6.7%" },
          conversions: { totalLeads: 31, changeFromPrevious: "+0.0%", conversionRate: "2.6%" },
        },
        recommendations: [
          "Visitors fell from 1,100 the month before to 1,000 (-9.1%).",
          "Your average position on Google slipped from 7.2 to 8.4.",
          "Your followers rose from 600 the month before to 640 (+6.7%).",
        ],
      },
      snapshot: {
        language: "en",
        clientName: "Kedai Bunga",
        type: "monthly",
        period: { start: "2026-10-01", end: "2026-10-31" },
        figures: { ...noFigures, ...october.figures },
        unread: [],
        missing: [],
        origins: {
          current: originsOfAll({ ...noFigures, ...octoberFigures }, typed),
          compared: {
            totalVisitors: typed,
            organicTraffic: typed,
            totalLeads: typed,
            totalFollowers: typed,
            averagePosition: typed,
          },
        },
        changes: { visitors: -9.1, organic: 0, leads: 0, followers: 6.7, position: 1.2 },
        why: [],
        happened: [],
        before: { ...noFigures, ...september.figures },
        recommendations: [
          { key: "trafficDown", params: { now: 1000, from: 1100, percent: -9.1 } },
          { key: "positionWorse", params: { now: 8.4, from: 7.2 } },
          { key: "followersUp", params: { now: 640, from: 600, percent: 6.7 } },
        ],
        history: [
          { start: "2026-09-01", end: "2026-09-30", totalVisitors: 1100, organicTraffic: 500, totalLeads: 31 },
          { start: "2026-10-01", end: "2026-10-31", totalVisitors: 1000, organicTraffic: 500, totalLeads: 31 },
        ],
        searches: null,
        places: [],
        leads: null,
        visits: null,
        profileSearches: null,
        ads: null,
        aiAnswers: null,
        adsBefore: null,
        aiAnswersBefore: null,
        targets: { totalLeads: null, totalVisitors: null, averagePosition: null, totalFollowers: null, adSpend: null },
        work: [],
        next: [],
        datedNotes: [],
        sections: [...reportSections],
        comments: {},
        generatedAt: "2026-11-10T04:00:00.000Z",
        revised: null,
      },
    });
    expect(await list()).toEqual([report]);
  });

  test("says what the agency does next only while the staff want it to", async () => {
    const sentences = async () => {
      const reportId = await generate();
      const { data } = await api.call(readReport, { params: { clientId, reportId } }, nobody);
      return data.recommendations.join(" ");
    };
    await typeIn(api, clientId, september);
    await typeIn(api, clientId, october);
    expect(await sentences()).not.toMatch(/\bwe\b/iu);
    await api.call(saveSettings, { body: { promisesWork: true } });
    expect(await sentences()).toContain("We look at which pages lost the most");
    await api.call(saveSettings, { body: { promisesWork: false } });
    expect(await sentences()).not.toMatch(/\bwe\b/iu);
  });

  test("shows missing figures as unknown, never as 0", async () => {
    await typeIn(api, clientId, { ...october, figures: { totalLeads: 0 } });
    const reportId = await generate();
    const { data } = await api.call(readReport, { params: { clientId, reportId } }, nobody);
    expect(data.metrics).toEqual({
      websiteTraffic: { totalVisitors: null, organicTraffic: null, changeFromPrevious: null, sources: null },
      seoRankings: { averagePosition: null, keywordsTracked: null, changeFromPrevious: null, topRankings: [] },
      socialEngagement: { totalFollowers: null, changeFromPrevious: null },
      conversions: { totalLeads: 0, changeFromPrevious: null, conversionRate: null },
    });
  });

  test("is in the client's language, including title and recommendations", async () => {
    ({ id: clientId } = await addClientWithFigures(api, { language: "ms" }));
    const reportId = await generate();
    const report = await api.call(readReport, { params: { clientId, reportId } }, nobody);
    expect(report).toMatchObject({ title: "Laporan bulanan: Oktober 2026", snapshot: { language: "ms" } });
  });

  test("is available as a PDF with the same figures", async () => {
    await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 12_480 } });
    const reportId = await generate();
    const { headers, body } = await api.answer(downloadReport, { params: { clientId, reportId } }, nobody);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe('attachment; filename="kedai-bunga-2026-10.pdf"');
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    const { text } = await extractText(new Uint8Array(body), { mergePages: true });
    for (const shown of ["Kedai Bunga", "October 2026", "12,480", "8.4", "31", "640", "florist ipoh"]) {
      expect(text).toContain(shown);
    }
  });

  test("stays unchanged when figures, name and language change, until it is generated again", async () => {
    await typeIn(api, clientId, october);
    const reportId = await generate();
    const before = await list();

    api.clock.advance(3600);
    await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 2000 } });
    const renamed = { name: "Kedai Baharu", email: "baharu@example.com", language: "ms" } as const;
    await api.call(updateClient, { params: params(), body: renamed });
    expect(await list()).toEqual(before);

    expect(await generate()).toBe(reportId);
    const [report] = await list();
    expect(report?.snapshot).toMatchObject({ language: "ms", generatedAt: "2026-11-10T05:00:00.000Z" });
    expect(report?.data.metrics.websiteTraffic.totalVisitors).toBe(2000);
  });

  test("stays readable while it is being generated again", async () => {
    await typeIn(api, clientId, october);
    await generate();
    const before = await list();
    await request();
    expect(await list()).toEqual(before);
  });
});

describe("a staff comment", () => {
  let reportId: string;
  beforeEach(async () => {
    await typeIn(api, clientId, october);
    reportId = await generate();
  });
  const comment = (text: string) => api.call(editReport, { params: { clientId, reportId }, body: { comment: text } });
  const approve = () => api.call(approveReport, { params: { clientId, reportId }, body: {} });

  test("appears in the report and its PDF, survives regenerating, and can be cleared", async () => {
    expect(await comment("  Syabas!\nSecond line & <b>more</b>. ")).toMatchObject({
      comment: "Syabas!\nSecond line & <b>more</b>.",
      unapproved: true,
      revision: 1,
    });
    expect(await list()).toMatchObject([{ snapshot: { comments: {} } }]);
    await generate();
    expect(await list()).toMatchObject([{ snapshot: { comments: { en: "Syabas!\nSecond line & <b>more</b>." } } }]);
    const pdf = await api.call(downloadReport, { params: { clientId, reportId } }, nobody);
    expect((await extractText(new Uint8Array(pdf), { mergePages: true })).text).toContain("Syabas!");

    expect(await comment("   ")).toMatchObject({ comment: null });
    expect(await approve()).toMatchObject({ unapproved: false, revision: 3 });
    expect(await list()).toMatchObject([{ snapshot: { comments: {} } }]);
  });

  test("is one a language: the calls that know only one write the client's, and others stay", async () => {
    const edit = { params: { clientId, reportId } };
    const both = { en: "Well done.", ms: "Syabas." };
    expect(await api.call(editReport, { ...edit, body: { comments: both } })).toMatchObject({
      comment: "Well done.",
      comments: both,
    });
    expect(await comment("Better.")).toMatchObject({ comments: { en: "Better.", ms: "Syabas." } });
    const body = { reportType: "monthly", comment: "Best." } as const;
    expect(await api.call(requestReport, { params: { clientId }, body })).toMatchObject({
      comments: { en: "Best.", ms: "Syabas." },
    });
    const cleared = await api.call(editReport, { ...edit, body: { comments: { en: " " } } });
    expect([cleared.comment, cleared.comments]).toEqual([null, { ms: "Syabas." }]);
    for (const comments of [{ xx: "Hello" }, { ms: "x".repeat(2001) }]) {
      expect(await api.refused(editReport, { ...edit, body: { comments } })).toMatchObject({ status: 400 });
    }
    expect((await readProgress(api, clientId, reportId)).comments).toEqual({ ms: "Syabas." });
  });

  test("on a version that has gone is refused and changes nothing", async () => {
    const { version } = await readProgress(api, clientId, reportId);
    const edit = { params: { clientId, reportId }, body: { version, comment: "First" } };
    await api.call(editReport, edit);
    const late = await api.refused(editReport, { ...edit, body: { version, comment: "Second" } });
    expect(late).toMatchObject({ status: 409, body: { error: "report_changed" } });
    expect(await readProgress(api, clientId, reportId)).toMatchObject({ comment: "First", version: version + 1 });
  });

  test.each([{ comment: "x".repeat(2001) }, { comment: 5 }])("is refused when invalid: %j", async (body) => {
    const refused = await api.refused(editReport, { params: { clientId, reportId }, body });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(["comment"]);
    expect(await list()).toMatchObject([{ snapshot: { comments: {} } }]);
  });
});
