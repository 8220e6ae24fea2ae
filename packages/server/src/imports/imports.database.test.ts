import { beforeEach, describe, expect, test } from "vitest";
import { readFigures } from "@agency/contracts/figures";
import { type ImportInput, keepImport, maximumImportBytes, previewImport } from "@agency/contracts/imports";
import { findClient } from "../clients/find-client.ts";
import { figuresOfClient } from "../figures/store.ts";
import { startApi } from "../testing/api.ts";
import { addClient, october, september, typeIn } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const encodeFile = (text: string) => Buffer.from(text).toString("base64");
const input = (text: string, more: Partial<ImportInput> = {}) => ({
  body: { fileName: "october.csv", file: encodeFile(text), ...more },
});
const listFigures = async (clientId: string) => (await api.call(readFigures, { params: { clientId } })).periods;

describe("a file of one client", () => {
  test("is previewed without keeping anything, and kept with its rows as origins", async () => {
    const { id: clientId } = await addClient(api);
    const file = input('Month,Visitors,Notes\nOct-26,"2,260",quiet\n', { clientId });
    expect(await api.call(previewImport, file)).toMatchObject({
      kind: "ready",
      formats: ["table"],
      rows: [
        {
          client: { clientId },
          reportType: "monthly",
          periodStart: "2026-10-01",
          figures: { totalVisitors: 2260 },
          line: 2,
        },
      ],
      ignored: [{ column: "Notes", why: "unknown_column", answer: "column:notes" }],
    });
    expect(await listFigures(clientId)).toEqual([]);
    expect(await api.call(keepImport, file)).toEqual({ imported: 1, clients: 1 });
    expect(await listFigures(clientId)).toMatchObject([
      {
        figures: { totalVisitors: 2260, totalLeads: null },
        origins: { totalVisitors: { kind: "file", detail: "table/october.csv, 2", author: "admin" } },
      },
    ]);
  });

  test("leaves the figures that it does not have as they are", async () => {
    const { id: clientId } = await addClient(api);
    await api.call(keepImport, input("Month,Visitors\nOct-26,2260\n", { clientId }));
    await api.call(keepImport, input("Month,Leads,Visitors\nOct-26,31,\n", { clientId }));
    expect(await listFigures(clientId)).toMatchObject([{ figures: { totalVisitors: 2260, totalLeads: 31 } }]);
  });

  test("replaces what was typed, leaves other periods alone, and is kept once when it comes many times at once", async () => {
    const { id: clientId } = await addClient(api);
    await typeIn(api, clientId, { ...october, figures: { totalVisitors: 7777 } });
    await typeIn(api, clientId, september);
    const file = input("Month,Visitors\nOct-26,2260\n", { clientId });
    await Promise.all(Array.from({ length: 8 }, () => api.call(keepImport, file)));
    const visitors = (await listFigures(clientId)).map(({ origins, figures }) => [
      origins.totalVisitors?.kind,
      figures.totalVisitors,
    ]);
    expect(visitors).toEqual([
      ["file", 2260],
      ["typed", september.figures.totalVisitors],
    ]);
  });

  test("asks one question, and is kept with its answer", async () => {
    const { id: clientId } = await addClient(api);
    const file = input("Pelawat\n2260\n", { clientId });
    expect(await api.call(previewImport, file)).toMatchObject({ kind: "question", question: { id: "period" } });
    expect((await api.refused(keepImport, file)).body).toMatchObject({
      error: "invalid_input",
      message: "Please check: Answers is required.",
    });
    const answered = input("Pelawat\n2260\n", { clientId, answers: { period: "monthly 2026-10-01" } });
    expect(await api.call(keepImport, answered)).toEqual({ imported: 1, clients: 1 });
  });

  test("that names another client is asked about", async () => {
    const { id: clientId } = await addClient(api);
    const { id: other } = await addClient(api, { name: "Other Sample", email: "other@sample.example" });
    const file = input("Client,Month,Visitors\nOther Sample,Oct-26,2260\n", { clientId });
    const preview = await api.call(previewImport, file);
    expect(preview).toMatchObject({
      kind: "clients",
      names: [{ name: "Other Sample", candidates: [{ clientId: other }, { clientId }] }],
    });
  });

  test("that names no client for certain is asked about when it may mean another one", async () => {
    const { id: clientId } = await addClient(api, { name: "Kedai Contoh", website: "kedai.example" });
    const { id: one } = await addClient(api, { name: "Sample Dental" });
    const { id: two } = await addClient(api, { name: "Sample Dental" });
    const preview = (name: string) =>
      api.call(previewImport, input(`Client,Month,Visitors\n${name},Oct-26,2260\n`, { clientId }));
    const own = { clientId, name: "Kedai Contoh" };
    const asked = async (name: string) => {
      const found = await preview(name);
      return found.kind === "clients"
        ? found.names.flatMap(({ candidates }) => candidates.map(({ clientId: id }) => id))
        : [];
    };
    expect(new Set(await asked("Sample Dental"))).toEqual(new Set([one, two, clientId]));
    expect(new Set(await asked("Sample Dental Clinic"))).toEqual(new Set([one, two, clientId]));
    expect(await asked("other.example")).toContain(clientId);
    for (const name of ["Kedai Contoh", "kedai.example", "GA4 property", "Kedai Contoh GA4"])
      expect(await preview(name), name).toMatchObject({ kind: "ready", rows: [{ client: own }] });
  });

  test("is refused with its place in the reader's language, and keeps nothing", async () => {
    const { id: clientId } = await addClient(api);
    const file = input("Bulan,Pelawat\nSep-26,2100\nOkt-26,banyak\n", { clientId });
    const { body } = await api.refused(keepImport, file, { headers: { "accept-language": "ms" } });
    expect(body).toMatchObject({
      error: "invalid_csv",
      fields: [{ field: "Pelawat", message: "mestilah nombor bulat, misalnya 2500", line: 3 }],
    });
    expect(await listFigures(clientId)).toEqual([]);
  });

  test("that is too large is refused", async () => {
    const { id: clientId } = await addClient(api);
    const body = { fileName: "x.csv", file: Buffer.alloc(maximumImportBytes + 1).toString("base64"), clientId };
    expect((await api.refused(previewImport, { body })).body).toMatchObject({ error: "body_too_large" });
  });
});

describe("exports of ads", () => {
  const google = (cost: number) =>
    `Campaign report\n"October 1, 2026 - October 31, 2026"\nCampaign,Currency code,Impr.,Clicks,Cost,Conversions\nRaya,MYR,1000,50,${cost},2.50\n`;
  const meta = (spent: number, currency = "MYR") =>
    `Reporting starts,Reporting ends,Campaign name,Amount spent (${currency}),Link clicks,Results,Result indicator\n2026-10-01,2026-10-31,Kek,${spent},40,9,actions:lead\n`;
  const counted = { "ad:meta_ads counted": "actions:lead" };
  const stored = async (clientId: string) => {
    const { id } = await findClient(api.dependencies.database, clientId);
    return figuresOfClient(api.dependencies.database, id);
  };

  test("of two platforms are kept beside each other, and what they cost together", async () => {
    const { id: clientId } = await addClient(api);
    await api.call(keepImport, input(google(300), { clientId, fileName: "google.csv" }));
    const file = input(meta(100.5), { clientId, fileName: "meta.csv", answers: counted });
    expect(await api.call(previewImport, file)).toMatchObject({
      kind: "ready",
      formats: ["meta_ads"],
      rows: [
        {
          figures: { adSpend: 400.5 },
          derived: ["adSpend"],
          replaced: [{ figure: "adSpend", before: { value: 300 } }],
          ads: [{ platform: "meta_ads", spend: 100.5, conversions: 9, counted: "actions:lead", before: null }],
        },
      ],
    });
    await api.call(keepImport, file);
    expect(await stored(clientId)).toMatchObject([
      {
        figures: { adSpend: 400.5, totalLeads: null },
        ads: [
          { platform: "google_ads", spend: 300, conversions: 2.5, origin: { detail: "google_ads/google.csv, 4" } },
          { platform: "meta_ads", spend: 100.5, conversions: 9, origin: { detail: "meta_ads/meta.csv, 2" } },
        ],
      },
    ]);
  });

  test("replace what an earlier one of their platform gave, and their answers are remembered", async () => {
    const { id: clientId } = await addClient(api);
    await api.call(keepImport, input(meta(100), { clientId, answers: counted }));
    await api.call(keepImport, input(google(300), { clientId }));
    const again = await api.call(previewImport, input(meta(120), { clientId }));
    expect(again).toMatchObject({
      kind: "ready",
      remembered: true,
      rows: [{ figures: { adSpend: 420 }, ads: [{ spend: 120, conversions: 9, before: { spend: 100 } }] }],
    });
  });

  test("in another currency are kept in it, outside the ad spend", async () => {
    const { id: clientId } = await addClient(api);
    await api.call(keepImport, input(google(300), { clientId }));
    await api.call(keepImport, input(meta(164.4, "USD"), { clientId, answers: counted }));
    expect(await stored(clientId)).toMatchObject([
      {
        figures: { adSpend: 300 },
        ads: [
          { currency: "MYR", spend: 300 },
          { currency: "USD", spend: 164.4 },
        ],
      },
    ]);
  });

  test("of two accounts of one platform are added up only when somebody says so", async () => {
    const { id: clientId } = await addClient(api);
    const upload = async (text: string, fileName: string) => {
      const body = { fileName, file: encodeFile(text), clientId, answers: counted };
      return { upload: (await api.call(previewImport, { body })).upload, answers: counted };
    };
    const first = await upload(meta(100), "one.csv");
    const other = await upload(meta(50), "two.csv");
    const asked = await api.call(previewImport, { body: { ...first, clientId, others: [other] } });
    if (asked.kind !== "question") throw new Error("Two accounts are asked about");
    expect(asked.question).toMatchObject({ kind: "same_period", choices: [{ value: "add" }, {}, {}] });
    const answers = { ...counted, [asked.question.id]: "add" };
    await api.call(keepImport, { body: { ...first, answers, clientId, others: [other] } });
    expect(await stored(clientId)).toMatchObject([
      { figures: { adSpend: 150 }, ads: [{ spend: 150, clicks: 80, conversions: 18, campaigns: { length: 2 } }] },
    ]);
  });

  test("of half a month are refused, and change nothing", async () => {
    const { id: clientId } = await addClient(api);
    const half = meta(100).replace("2026-10-31", "2026-10-15");
    const { body } = await api.refused(keepImport, input(half, { clientId, answers: counted }));
    expect(body).toMatchObject({ error: "invalid_csv", fields: [{ field: "Reporting starts", line: 2 }] });
    expect(await listFigures(clientId)).toEqual([]);
  });
});

describe("a file of many clients", () => {
  const text = "Client,Month,Visitors\nFirst Sample,Oct-26,100\nSecond,Oct-26,200\nA stranger,Oct-26,300\n";

  test("goes to the clients that its names mean, once the doubtful ones are answered", async () => {
    const { id: first } = await addClient(api, { name: "First Sample", email: "first@sample.example" });
    const { id: second } = await addClient(api, { name: "Second Sample", email: "second@sample.example" });
    expect(await api.call(previewImport, input(text))).toMatchObject({
      kind: "clients",
      names: [
        { name: "Second", candidates: [{ clientId: second, name: "Second Sample" }] },
        { name: "A stranger", candidates: [{ name: "First Sample" }, { name: "Second Sample" }] },
      ],
    });
    const clients = { Second: second, "A stranger": null };
    expect(await api.call(previewImport, input(text, { clients }))).toMatchObject({
      kind: "ready",
      rows: { length: 2 },
      leftOut: ["A stranger"],
    });
    expect(await api.call(keepImport, input(text, { clients }))).toEqual({ imported: 2, clients: 2 });
    expect(await listFigures(first)).toMatchObject([{ figures: { totalVisitors: 100 } }]);
    expect(await listFigures(second)).toMatchObject([{ figures: { totalVisitors: 200 } }]);
  });

  test("is asked about when two of its names mean one client's same month", async () => {
    const { id: first } = await addClient(api, { name: "First Sample", email: "first@sample.example" });
    const clients = { Second: first, "A stranger": null };
    const asked = await api.call(previewImport, input(text, { clients }));
    expect(asked).toMatchObject({
      kind: "question",
      of: asked.upload,
      question: {
        kind: "same_period",
        about: { column: "monthly 2026-10-01", figure: "totalVisitors", example: "First Sample" },
        choices: [
          { value: "0", label: "First Sample:2", figures: { totalVisitors: 100 } },
          { value: "1", label: "Second:3", figures: { totalVisitors: 200 } },
        ],
      },
    });
    expect((await api.refused(keepImport, input(text, { clients }))).body).toMatchObject({ error: "invalid_input" });
    expect(await listFigures(first)).toEqual([]);
  });

  test("names no client that is not there", async () => {
    expect((await api.refused(previewImport, input(text, { clients: { Second: "NOBODY" } }))).body).toMatchObject({
      error: "client_not_found",
    });
  });
});

test("a column that nobody knows is answered by the id that the preview gives, and remembered", async () => {
  const { id: clientId } = await addClient(api);
  const text = "Month,Visitors,Walk-ins\nOct-26,2260,31\n";
  await api.call(keepImport, input(text, { clientId, answers: { "column:walk ins": "totalLeads" } }));
  expect(await listFigures(clientId)).toMatchObject([{ figures: { totalVisitors: 2260, totalLeads: 31 } }]);
  expect(await api.call(previewImport, input(text, { clientId }))).toMatchObject({
    remembered: true,
    mapping: { columns: { "walk ins": "totalLeads" } },
    rows: [{ figures: { totalLeads: 31 } }],
    ignored: [],
  });
});

test("the tables of Search Console's export complete each other: figures that are worked out, searches and pages", async () => {
  const { id: clientId } = await addClient(api);
  const { id } = await findClient(api.dependencies.database, clientId);
  const answers = { period: "monthly 2026-10-01" };
  const head = "Clicks,Impressions,CTR,Position";
  const queries = input(`Top queries,${head}\nflorist,10,100,10%,2\nbunga,5,300,2%,6\n`, { clientId, answers });
  const pages = input(`Top pages,${head}\nhttps://kedai.example/,12,350,3%,5\n`, { clientId, answers });
  expect(await api.call(previewImport, queries)).toMatchObject({ rows: [{ searches: 2, pages: 0 }], ignored: [] });
  expect(await api.call(previewImport, pages)).toMatchObject({ rows: [{ searches: 0, pages: 1 }], ignored: [] });
  await api.call(keepImport, queries);
  await api.call(keepImport, pages);
  expect(await listFigures(clientId)).toMatchObject([
    { figures: { averagePosition: 5 }, origins: { averagePosition: { kind: "file", notes: ["worked_out"] } } },
  ]);
  expect(await figuresOfClient(api.dependencies.database, id)).toMatchObject([
    {
      searches: {
        keywords: [
          { query: "florist", clicks: 10, impressions: 100, position: 2 },
          { query: "bunga", clicks: 5, impressions: 300, position: 6 },
        ],
        pages: [{ page: "https://kedai.example/", clicks: 12, impressions: 350, position: 5 }],
      },
    },
  ]);
});

test("what was answered about columns is remembered with the client, and asked again on request", async () => {
  const { id: clientId } = await addClient(api);
  const text = "Month,Total users,Active users\nOct-26,2260,2190\n";
  const answers = { "figure:totalVisitors": "Active users" };
  await api.call(keepImport, input(text, { clientId, answers }));
  expect(await api.call(previewImport, input(text, { clientId }))).toMatchObject({
    kind: "ready",
    remembered: true,
    rows: [{ figures: { totalVisitors: 2190 } }],
  });
  const mapping = { columns: {}, dateOrder: null, reportType: null };
  expect(await api.call(previewImport, input(text, { clientId, mapping }))).toMatchObject({ kind: "question" });
  const { id: other } = await addClient(api);
  expect(await api.call(previewImport, input(text, { clientId: other }))).toMatchObject({ kind: "question" });
});

test("the files of an engine's answers by AI complete each other, and are never figures of searches", async () => {
  const { id: clientId } = await addClient(api);
  const days = Array.from({ length: 31 }, (_, day) => `2026-10-${String(day + 1).padStart(2, "0")},3`).join("\n");
  const google = input(`Date,Impressions\n${days}\n`, { clientId, answers: { "ai:google report": "answers" } });
  expect(await api.call(previewImport, google)).toMatchObject({
    formats: ["google_ai"],
    rows: [{ figures: {}, aiAnswers: [{ engine: "google", part: "count", count: 93, before: null }] }],
  });
  await api.call(keepImport, google);
  // What was answered is remembered with the client.
  const more = input(`Date,Impressions\n${days.replaceAll(",3", ",4")}\n`, { clientId });
  expect(await api.call(previewImport, more)).toMatchObject({
    remembered: true,
    rows: [{ aiAnswers: [{ count: 124, before: 93 }] }],
  });
  const answers = { period: "monthly 2026-10-01" };
  const beyond = input("Page,Citations\nhttps://kedai.example/,41\n", { clientId, answers });
  await api.call(keepImport, beyond);
  const cited = input(`Date,Citations,Cited Pages\n${days.replaceAll(",3", ",1,1")}\n`, { clientId });
  expect((await api.refused(previewImport, cited)).body).toMatchObject({
    error: "invalid_csv",
    fields: [{ field: "row", line: 2, message: expect.stringContaining("41, but the whole period has 31") }],
  });
  await api.call(keepImport, input("Grounding Query,Citations\nkek ipoh,7\n", { clientId, answers }));
  expect(await listFigures(clientId)).toMatchObject([
    {
      figures: { searchImpressions: null, searchClicks: null },
      aiAnswers: [
        { engine: "google", part: "count", count: 93, origin: { kind: "file" } },
        { engine: "bing", part: "pages", rows: [{ name: "https://kedai.example/", count: 41 }] },
        { engine: "bing", part: "queries", rows: [{ name: "kek ipoh", count: 7 }] },
      ],
    },
  ]);
});
