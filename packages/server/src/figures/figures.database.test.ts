import { beforeEach, describe, expect, test } from "vitest";
import {
  changeFigures,
  type FiguresInput,
  readFigures,
  readFiguresTemplate,
  saveFigures,
  takeBackFigures,
} from "@agency/contracts/figures";
import { keepImport, previewImport } from "@agency/contracts/imports";
import { noFigures } from "@agency/model/figures";
import { bareOrigin, originsOfAll } from "@agency/model/origin";
import { activeClients } from "../clients/store.ts";
import { figuresTemplate } from "../imports/template.ts";
import { fieldLabel } from "../kit/http/problems.ts";
import { startApi, tuesday } from "../testing/api.ts";
import { addClient, october, september, typeIn } from "../testing/sample-input.ts";
import { keepFigures } from "./change-figures.ts";
import { octoberFigures } from "./october.fixture.ts";
import { findReadings } from "./store.ts";

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
      figures: { ...noFigures, ...octoberFigures },
      periodEnd: "2026-10-31",
      origins: originsOfAll(
        { ...noFigures, ...octoberFigures },
        { ...bareOrigin("typed", tuesday.toISOString()), author: "admin" },
      ),
      overridden: {},
      ads: [],
      aiAnswers: [],
      confirmed: [],
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
    expect(saved.figures).toEqual({ ...noFigures, totalVisitors: 0, averagePosition: 7.25 });
    expect(await periods()).toEqual([saved]);
  });

  test("does not overwrite unseen what somebody else typed meanwhile, and says what it is by now", async () => {
    await typeIn(api, clientId, october);
    const { totalLeads: seen } = octoberFigures;
    const change = (totalLeads: number, totalLeadsSeen: number) => ({
      params: params(),
      body: { ...october, figures: { totalLeads }, seen: { totalLeads: totalLeadsSeen } },
    });
    await api.call(changeFigures, change(seen + 1, seen));
    const { body } = await api.refused(changeFigures, change(seen + 2, seen));
    expect(body.error).toBe("figures_changed_meanwhile");
    expect(body.fields).toEqual([
      { field: "figures.totalLeads", message: `is “${seen + 1}” by now: admin changed it while you were editing` },
    ]);
    expect((await periods())[0]?.figures.totalLeads).toBe(seen + 1);
    // Two who type the same do not get in each other's way.
    await api.call(changeFigures, change(seen + 1, seen));
    // Who has read it may overwrite it.
    expect((await api.call(changeFigures, change(seen + 2, seen + 1))).figures.totalLeads).toBe(seen + 2);
  });

  test("as a change leaves figures that are not sent as they are, with their origins", async () => {
    const before = await typeIn(api, clientId, october);
    const file = Buffer.from("Month,Leads\n2026-10,5\n").toString("base64");
    await api.call(keepImport, { body: { fileName: "october.csv", file, clientId } });
    api.clock.advance(60);
    const saved = await api.call(changeFigures, {
      params: params(),
      body: { ...october, figures: { totalFollowers: 61, sessions: null } },
    });
    expect(saved.figures).toEqual({ ...before.figures, totalLeads: 5, totalFollowers: 61, sessions: null });
    expect(saved.origins).toMatchObject({
      totalVisitors: before.origins.totalVisitors,
      totalLeads: { kind: "file" },
      totalFollowers: { kind: "typed", readAt: saved.updatedAt },
    });
    expect(saved.overridden).toEqual({});
  });

  test("as a change compares a part with the stored total when only the part is sent", async () => {
    await typeIn(api, clientId, october);
    const { body } = await api.refused(changeFigures, {
      params: params(),
      body: { ...october, figures: { otherTraffic: 101 } },
    });
    expect(body).toMatchObject({ fields: [{ field: "figures.otherTraffic" }] });
  });

  test("as a change without any says that a new period has none, and changes nothing in another", async () => {
    const body = { reportType: "monthly" as const, periodStart: "2026-10-01", figures: {} };
    expect((await api.call(changeFigures, { params: params(), body })).figures).toEqual(noFigures);
    const saved = await typeIn(api, clientId, september);
    const again = { ...body, periodStart: "2026-09-01" };
    expect(await api.call(changeFigures, { params: params(), body: again })).toEqual({ ...saved, report: null });
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
    ["reportType", { reportType: "yearly" }, /must be one of Weekly, Monthly, Quarterly/],
    ["figures", { figures: undefined }, /is required/],
    ["figures.totalVisitors", { figures: { totalVisitors: "1000" } }, /must be a number/],
    ["figures.totalVisitors", { figures: { totalVisitors: -1 } }, /must not be negative/],
    ["figures.adSpend", { figures: { adSpend: 12.345 } }, /must be an amount such as/],
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
    expect(body.message).toContain(fieldLabel(field, "en"));
    expect(await read()).toEqual(before);
  });
});

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
    const found = await activeClients(api.dependencies.database);
    ourId = found[0]?.id ?? "";
  });

  test("stay when Google is read again, with what it read beneath, until somebody takes them back", async () => {
    await readByGoogle(530);
    const body = { ...october, figures: { totalVisitors: 850, sessions: 900 } };
    expect(await api.call(saveFigures, { params: params(), body })).toMatchObject({
      figures: { totalVisitors: 850, sessions: 900 },
      origins: { totalVisitors: { kind: "typed", author: "admin" }, sessions: { kind: "analytics", final: true } },
      overridden: { totalVisitors: { value: 530, origin: { kind: "analytics", notes: ["thresholded"] } } },
    });
    await readByGoogle(540);
    expect(await periods()).toMatchObject([
      { figures: { totalVisitors: 850 }, overridden: { totalVisitors: { value: 540 } } },
    ]);
    const { reportType, periodStart } = october;
    const taken = await api.call(takeBackFigures, {
      params: params(),
      body: { reportType, periodStart, figures: ["totalVisitors"] },
    });
    expect(taken).toMatchObject({
      figures: { totalVisitors: 540, sessions: 900 },
      origins: { totalVisitors: { kind: "analytics", detail: "properties/123 runReport totalUsers" } },
      overridden: {},
    });
    expect(await periods()).toEqual([taken]);
    const history = await findReadings(api.dependencies.database, { clientId: ourId, reportType, periodStart });
    expect(history.map(({ kind, author }) => [kind, author])).toEqual([
      ["typed", "admin"],
      ["analytics", null],
      ["typed", "admin"],
      ["analytics", null],
    ]);
  });

  test("contradict what was read no more than before, which keeps nobody from typing another figure", async () => {
    const { reportType, periodStart } = october;
    await keepFigures(api.dependencies, [
      {
        clientId: ourId,
        reportType,
        periodStart,
        kind: "analytics",
        detail: null,
        author: null,
        final: true,
        figures: { totalVisitors: { value: 1000 }, organicTraffic: { value: 700 }, directTraffic: { value: 302 } },
      },
    ]);
    const save = (figures: FiguresInput["figures"]) => ({
      params: params(),
      body: {
        reportType,
        periodStart,
        figures: { totalVisitors: 1000, organicTraffic: 700, directTraffic: 302, ...figures },
      },
    });
    expect((await api.call(saveFigures, save({ totalFollowers: 60 }))).figures.totalFollowers).toBe(60);
    expect((await api.refused(saveFigures, save({ totalVisitors: 999 }))).body).toMatchObject({
      fields: [{ field: "figures.directTraffic" }],
    });

    const file = (text: string) => ({
      body: { fileName: "october.csv", file: Buffer.from(text).toString("base64"), clientId },
    });
    const tooFew = file("Month,Leads,Visitors\n2026-10,5,500\n");
    for (const route of [previewImport, keepImport]) {
      expect((await api.refused(route, tooFew)).body).toMatchObject({
        error: "invalid_csv",
        fields: [{ field: "Visitors", line: 2, message: expect.stringContaining("1002 together") }],
      });
    }
    expect((await api.refused(previewImport, file("Month,Organic\n2026-10,900\n"))).body).toMatchObject({
      fields: [{ field: "Organic", line: 2, message: "must not be more than the total visitors" }],
    });
    await api.call(keepImport, file("Month,Leads,Visitors\n2026-10,5,1100\n"));
    expect((await periods())[0]?.figures).toMatchObject({ totalVisitors: 1100, totalLeads: 5, organicTraffic: 700 });
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

describe("the template", () => {
  const input = (text: string) => ({
    body: { fileName: "figures.csv", file: Buffer.from(text).toString("base64"), clientId },
  });

  test("lists the last complete periods, and can be imported once filled in", async () => {
    const { headers, body } = await api.answer(readFiguresTemplate, { params: params() });
    expect(headers["content-disposition"]).toBe('attachment; filename="figures.csv"');
    const text = body.toString();
    const [header, ...rows] = text.trimEnd().split("\r\n");
    expect(`${header}\r\n`).toBe(figuresTemplate([]));
    expect(rows.map((row) => row.replace(/,+$/, ""))).toEqual([
      "weekly,2026-11-02",
      "monthly,2026-10-01",
      "quarterly,2026-07-01",
    ]);

    const filled = text.replace("monthly,2026-10-01,,", "monthly,2026-10-01,1000,500");
    expect(await api.call(previewImport, input(filled))).toMatchObject({ kind: "ready", formats: ["template"] });
    expect(await api.call(keepImport, input(filled))).toEqual({ imported: 1, clients: 1 });
    expect(await periods()).toMatchObject([
      {
        reportType: "monthly",
        figures: { totalVisitors: 1000, organicTraffic: 500, totalLeads: null },
      },
    ]);
  });

  test("is refused when no figures were filled in", async () => {
    const template = await api.call(readFiguresTemplate, { params: params() });
    expect((await api.refused(keepImport, input(template.toString()))).body).toMatchObject({
      error: "invalid_csv",
      fields: [{ message: "has no figures" }],
    });
  });
});
