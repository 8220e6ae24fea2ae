import { beforeEach, describe, expect, test } from "vitest";
import { translator } from "@agency/content/translator";
import {
  importFigures,
  readFigures,
  readFiguresTemplate,
  saveFigures,
  takeBackFigures,
} from "@agency/contracts/figures/routes";
import { maximumCsvBytes } from "@agency/contracts/figures/schemas";
import { header, october as row, octoberFigures } from "@agency/core/figures/csv-fixture";
import { keepFigures } from "@agency/core/figures/keep-figures";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { labelOf } from "../../http/problems.ts";
import { startApi, tuesday } from "../../testing/api.ts";
import { addClient, october, september, typeIn } from "../../testing/sample-input.ts";

let clientId: string;

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  ({ id: clientId } = await addClient(api));
});

const params = () => ({ clientId });
const read = () => api.call(readFigures, { params: params() });
const periods = async () => (await read()).periods;

describe("entering figures by hand", () => {
  test("stores them with their period, origin and time", async () => {
    const saved = await typeIn(api, clientId, october);
    expect(saved).toEqual({
      ...october,
      periodEnd: "2026-10-31",
      origin: "typed",
      origins: originsOfAll(octoberFigures, { ...bareOrigin("typed", tuesday.toISOString()), author: "admin" }),
      overridden: {},
      updatedAt: tuesday.toISOString(),
    });
    expect(await read()).toEqual({
      periods: [saved],
      reportPeriods: {
        weekly: { start: "2026-11-02", end: "2026-11-08" },
        monthly: { start: "2026-10-01", end: "2026-10-31" },
        quarterly: { start: "2026-07-01", end: "2026-09-30" },
      },
    });
  });

  test("again replaces the period's figures, and omitted ones become unknown, not 0", async () => {
    await typeIn(api, clientId, october);
    api.clock.advance(60);
    const body = { ...october, figures: { totalVisitors: 0, averagePosition: 7.25 } };
    const saved = await api.call(saveFigures, { params: params(), body });
    expect(saved.figures).toMatchObject({ totalVisitors: 0, averagePosition: 7.25, totalLeads: null, topRankings: [] });
    expect(await periods()).toEqual([saved]);
  });

  test("lists the newest period first", async () => {
    await typeIn(api, clientId, september);
    await typeIn(api, clientId, october);
    await typeIn(api, clientId, { ...october, reportType: "weekly", periodStart: "2026-11-02" });
    const starts = (await periods()).map(({ reportType, periodStart }) => `${reportType} ${periodStart}`);
    expect(starts).toEqual(["weekly 2026-11-02", "monthly 2026-10-01", "monthly 2026-09-01"]);
  });

  const { figures } = october;

  test.each([
    ["periodStart", { periodStart: "2026-10-02" }, /must be the first day of the period/],
    ["periodStart", { reportType: "weekly", periodStart: "2026-11-03" }, /must be the first day of the period/],
    ["periodStart", { reportType: "quarterly", periodStart: "2026-08-01" }, /must be the first day of the period/],
    ["periodStart", { periodStart: "2026-11-01" }, /must be a period that has ended/],
    ["periodStart", { periodStart: "2099-01-01" }, /must be a period that has ended/],
    ["periodStart", { periodStart: "1999-12-01" }, /must not be before the year 2000/],
    ["periodStart", { periodStart: "2026-13-01" }, /must be a date such as/],
    ["periodStart", { periodStart: "01/10/2026" }, /must be a date such as/],
    ["reportType", { reportType: "yearly" }, /must be one of weekly, monthly, quarterly/],
    ["figures", { figures: undefined }, /is required/],
    ["figures.totalVisitors", { figures: { totalVisitors: "1000" } }, /must be a number/],
    ["figures.totalVisitors", { figures: { totalVisitors: -1 } }, /must be 0 or more/],
    ["figures.totalVisitors", { figures: { totalVisitors: 1e9 + 1 } }, /must be 1000000000 or less/],
    ["figures.sessions", { figures: { sessions: 1.5 } }, /must be a whole number/],
    ["figures.averagePosition", { figures: { averagePosition: 0.9 } }, /must be 1 or more/],
    ["figures.topRankings", { figures: { topRankings: Array.from({ length: 11 }, (_, n) => `k${n}`) } }, /10 at most/],
    ["figures.topRankings.1", { figures: { topRankings: ["a", "=HYPERLINK(1)"] } }, /must not begin with/],
    ["figures.topRankings.0", { figures: { topRankings: ["a\nb"] } }, /single line/],
    ["figures.visitors", { figures: { visitors: 5 } }, /is not a known field/],
    [
      "figures.otherTraffic",
      { figures: { ...figures, otherTraffic: 101 } },
      /must not be more than the total visitors/,
    ],
  ])("refuses %s: %j", async (field, wrong, message) => {
    await typeIn(api, clientId, september);
    const before = await read();
    const { body } = await api.refused(saveFigures, { params: params(), body: { ...october, ...wrong } });
    expect(body).toMatchObject({
      error: "invalid_input",
      fields: [{ field, message: expect.stringMatching(message) }],
    });
    expect(body.message).toContain(labelOf(field, translator("en")));
    expect(await read()).toEqual(before);
  });
});

const file = (...lines: string[]) => lines.join("\r\n");
const load = (body: string | Buffer) => api.call(importFigures, { params: params(), body });
const refuse = async (body: string | Buffer, headers = {}) =>
  (await api.refused(importFigures, { params: params(), body }, { headers })).body;

describe("figures that the staff typed over", () => {
  const readByGoogle = (totalVisitors: number) =>
    keepFigures(api.dependencies, [
      {
        clientId: ourId,
        reportType: "monthly",
        periodStart: "2026-10-01",
        kind: "analytics",
        detail: "properties/123 runReport totalUsers",
        author: null,
        final: true,
        figures: { totalVisitors: { value: totalVisitors, notes: ["thresholded"] }, sessions: { value: 900 } },
      },
    ]);
  let ourId: string;
  beforeEach(async () => {
    const found = await api.dependencies.clients.active();
    ourId = found[0]?.id ?? "";
  });

  test("stay when Google is read again, with what it read beneath, until somebody takes them back", async () => {
    await readByGoogle(530);
    const body = { ...october, figures: { totalVisitors: 999, sessions: 900 } };
    expect(await api.call(saveFigures, { params: params(), body })).toMatchObject({
      figures: { totalVisitors: 999, sessions: 900 },
      origins: { totalVisitors: { kind: "typed", author: "admin" }, sessions: { kind: "analytics", final: true } },
      overridden: { totalVisitors: { value: 530, origin: { kind: "analytics", notes: ["thresholded"] } } },
    });
    await readByGoogle(540);
    expect(await periods()).toMatchObject([
      { figures: { totalVisitors: 999 }, overridden: { totalVisitors: { value: 540 } } },
    ]);
    const { reportType, periodStart } = october;
    const taken = await api.call(takeBackFigures, {
      params: params(),
      body: { reportType, periodStart, figures: ["totalVisitors"] },
    });
    expect(taken).toMatchObject({
      figures: { totalVisitors: 540, sessions: 900 },
      origin: "google",
      origins: { totalVisitors: { kind: "analytics", detail: "properties/123 runReport totalUsers" } },
      overridden: {},
    });
    expect(await periods()).toEqual([taken]);
    const history = await api.dependencies.figures.readings(ourId, reportType, periodStart);
    expect(history.map(({ kind, author }) => [kind, author])).toEqual([
      ["typed", "admin"],
      ["analytics", null],
      ["typed", "admin"],
      ["analytics", null],
    ]);
  });

  test("of a period without figures cannot be taken back", async () => {
    const body = { reportType: "monthly" as const, periodStart: "2026-10-01", figures: ["totalVisitors" as const] };
    expect((await api.refused(takeBackFigures, { params: params(), body })).body).toMatchObject({
      error: "invalid_input",
      fields: [{ field: "periodStart" }],
    });
    expect(await periods()).toEqual([]);
  });
});

describe("the CSV template", () => {
  test("lists the last complete periods, and can be imported once filled in", async () => {
    const { headers, body } = await api.answer(readFiguresTemplate, { params: params() });
    expect(headers["content-disposition"]).toBe('attachment; filename="figures.csv"');
    const text = body.toString();
    expect(text).toBe(
      `\uFEFF${[header, ...["weekly,2026-11-02", "monthly,2026-10-01", "quarterly,2026-07-01"].map((start) => `${start}${",".repeat(11)}`), ""].join("\r\n")}`,
    );

    const filled = text.replace("monthly,2026-10-01,,", "monthly,2026-10-01,1000,500");
    expect(await load(filled)).toEqual({ imported: 1 });
    expect(await periods()).toMatchObject([
      {
        reportType: "monthly",
        origin: "file",
        figures: { totalVisitors: 1000, organicTraffic: 500, totalLeads: null },
      },
    ]);
  });

  test("is refused when no figures were filled in", async () => {
    const template = await api.call(readFiguresTemplate, { params: params() });
    expect(await refuse(template)).toMatchObject({ error: "invalid_csv", fields: [{ message: "holds no figures" }] });
  });
});

describe("importing a CSV file", () => {
  test("imports all figures of a row", async () => {
    expect(await load(file(header, row))).toEqual({ imported: 1 });
    const origin = { kind: "file", detail: "figures.csv, 2", author: "admin" };
    expect(await periods()).toMatchObject([
      { ...october, origin: "file", origins: { totalVisitors: origin, topRankings: origin } },
    ]);
  });

  test("keeps the name of the file with each figure", async () => {
    await api.call(importFigures, {
      params: params(),
      query: { fileName: "Oktober, semua.csv" },
      body: file(header, "", row),
    });
    expect(await periods()).toMatchObject([{ origins: { totalLeads: { detail: "Oktober, semua.csv, 3" } } }]);
  });

  test("replaces figures entered by hand and leaves other periods unchanged", async () => {
    await typeIn(api, clientId, { ...october, figures: { ...october.figures, totalVisitors: 7777 } });
    await typeIn(api, clientId, september);
    await load(file(header, row));
    expect((await periods()).map(({ origin, figures }) => [origin, figures.totalVisitors])).toEqual([
      ["file", 1000],
      ["typed", 1100],
    ]);
  });

  test("names the line and column of each mistake in the user's language, and imports nothing", async () => {
    const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06", "2026-07"];
    const rows = months.map((month) => row.replace("2026-10", month));
    const wrong = file(header, ...rows.slice(0, 5), rows[5]?.replace(",1200,", ",12.5,") ?? "", rows[6] ?? "");
    const place = { field: "sessions", line: 7 };
    expect(await refuse(wrong)).toEqual({
      error: "invalid_csv",
      message: "The file was not imported; nothing was changed. Mend these places and try again.",
      fields: [{ ...place, message: "must be a whole number" }],
    });
    expect(await refuse(wrong, { "accept-language": "ms" })).toEqual({
      error: "invalid_csv",
      message: "Fail tidak diimport; tiada apa-apa yang berubah. Betulkan tempat berikut dan cuba lagi.",
      fields: [{ ...place, message: "mestilah nombor bulat" }],
    });
    expect(await periods()).toEqual([]);
  });

  test.each([
    ["a renamed column", file(header.replace("sessions", "visits"), row), { field: "sessions", line: 1 }],
    ["a missing column", file(header.replace(",total_leads", ""), row), { field: "total_leads", line: 1 }],
    [
      "a formula",
      file(header, row.replace("640", '"=HYPERLINK(""http://evil.example"")"')),
      { field: "total_followers", line: 2 },
    ],
    ["a formula among keywords", file(header, row.replace("bunga ipoh", "=1+1")), { field: "top_rankings", line: 2 }],
    ["a duplicate period", file(header, row, "", row), { field: "period_start", line: 4 }],
    ["a future period", file(header, row.replace("2026-10", "2026-11")), { field: "period_start", line: 2 }],
    ["parts that exceed the total", file(header, row.replace(",1000,", ",900,")), { field: "other_traffic", line: 2 }],
    ["an unclosed quote", file(header, row, `"${row}`), { field: "file", line: 3 }],
    ["the bytes of an image", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), { field: "file", line: 1 }],
    ["a header without rows", header, { field: "file" }],
    ["nothing", "", { field: "file" }],
  ])("refuses %s", async (_, wrong, place) => {
    const { error, fields } = await refuse(wrong);
    expect({ error, fields }).toMatchObject({ error: "invalid_csv", fields: [place] });
    expect(await periods()).toEqual([]);
  });

  test("imports 20,000 lines, and names the first mistakes when all of them are wrong", async () => {
    const empty = Array.from({ length: 19_000 }, () => `monthly,2026-10-01${",".repeat(11)}`);
    const weeks = Array.from({ length: 1000 }, (_, n) => {
      const start = new Date(Date.UTC(2007, 0, 1 + 7 * n)).toISOString().slice(0, 10);
      return `weekly,${start},1000,500,200,200,100,1200,8.4,25,florist ipoh,640,31`;
    });
    expect(await load(file(header, ...empty, ...weeks))).toEqual({ imported: 1000 });
    expect(await periods()).toHaveLength(1000);
    const wrong = `monthly,2026-10-01,x${",".repeat(10)}`;
    const { fields } = await refuse(file(header, ...Array.from({ length: 20_000 }, () => wrong)));
    expect(fields).toHaveLength(20);
  });

  test("refuses a file over 1 MB and reads one just below", async () => {
    const padding = (bytes: number) => `${file(header, row)}\r\n`.padEnd(bytes, "\r\n");
    expect((await refuse(padding(maximumCsvBytes + 1))).error).toBe("body_too_large");
    expect(await periods()).toEqual([]);
    expect(await load(padding(maximumCsvBytes))).toEqual({ imported: 1 });
  });

  test.each([
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/vnd.ms-excel",
    undefined,
  ])("refuses the content type %s", async (contentType) => {
    const payload = contentType === "application/json" ? "{}" : file(header, row);
    const answer = await api.refused(
      importFigures,
      { params: params(), payload },
      { headers: { "content-type": contentType } },
    );
    expect(answer.status).toBe(415);
    expect(await periods()).toEqual([]);
  });

  test("accepts text/csv with a charset", async () => {
    const headers = { "content-type": "text/csv; charset=utf-8" };
    expect(
      (await api.attempt(importFigures, { params: params(), payload: file(header, row) }, { headers })).statusCode,
    ).toBe(200);
  });

  test("many times at once stores each period once", async () => {
    const done = await Promise.all(
      Array.from({ length: 8 }, () => load(file(header, row, row.replace("2026-10", "2026-09")))),
    );
    expect(done).toEqual(Array.from({ length: 8 }, () => ({ imported: 2 })));
    expect(await periods()).toHaveLength(2);
  });
});
