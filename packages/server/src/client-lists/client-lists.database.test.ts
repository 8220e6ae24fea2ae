import { beforeEach, describe, expect, test } from "vitest";
import { keepClientList, type ListInput, previewClientList, type ReadyList } from "@agency/contracts/client-lists";
import { listClients, updateClient } from "@agency/contracts/clients";
import { listSchedules } from "@agency/contracts/schedules";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const table = (...rows: string[][]) => rows.map((row) => row.join("\t")).join("\n");
const preview = async (body: ListInput): Promise<ReadyList> => {
  const found = await api.call(previewClientList, { body });
  if (found.kind !== "ready") throw new Error(JSON.stringify(found));
  return found;
};
const keep = async (body: ListInput, more: { scheduled?: boolean } = {}) =>
  api.call(keepClientList, { body: { ...body, ...more, seen: (await preview(body)).seen } });
const clients = () => api.call(listClients, { query: { sort: "name", order: "asc" } });
const names = async () => (await clients()).map(({ name }) => name);
const outcomes = async (body: ListInput) =>
  (await preview(body)).rows.map(({ outcome, doubt, client }) => [outcome, doubt ?? client?.name ?? null]);

const headings = ["Name", "Business", "Contact name", "Email", "Phone", "Language", "Package", "Fee", "Website"];
const roti = ["Kedai Roti", "Bakery", "Siti", "roti@kedai.example", "012-345 6789", "Melayu", "Business", "RM 5,000"];

describe("a list of new clients", () => {
  const text = table(
    headings,
    [...roti, "kedai-roti.example"],
    ["Bunga Ipoh", "", "", "Bunga@Kedai.example", "", "", "", "", ""],
  );

  test("shows what each would be, with a new client's defaults marked", async () => {
    const { rows, problems } = await preview({ text });
    expect(problems).toEqual([]);
    expect(rows.map(({ outcome, line }) => [outcome, line])).toEqual([
      ["new", 2],
      ["new", 3],
    ]);
    const values = (index: number) => rows[index]?.values.map(({ field, after, usual }) => [field, after, usual]);
    expect(values(0)).toEqual([
      ["name", "Kedai Roti", false],
      ["businessType", "Bakery", false],
      ["contactName", "Siti", false],
      ["email", "roti@kedai.example", false],
      ["phone", "+60 12 345 6789", false],
      ["language", "ms", false],
      ["package", "business", false],
      ["monthlyFee", 5000, false],
      ["website", "https://kedai-roti.example", false],
    ]);
    expect(values(1)).toEqual([
      ["name", "Bunga Ipoh", false],
      ["email", "bunga@kedai.example", false],
      ["language", "en", true],
      ["package", "starter", true],
      ["monthlyFee", 2500, true],
    ]);
    expect(await clients()).toEqual([]);
  });

  test("is stored as shown, and each client's monthly reports are prepared for review on day 4 at 9:00", async () => {
    const { added, changed } = await keep({ text });
    expect([added.map(({ name }) => name), changed]).toEqual([["Kedai Roti", "Bunga Ipoh"], 0]);
    expect(await clients()).toMatchObject([
      { name: "Bunga Ipoh", email: "bunga@kedai.example", package: "starter", monthlyFee: 2500, language: "en" },
      {
        name: "Kedai Roti",
        businessType: "Bakery",
        contactName: "Siti",
        phone: "+60 12 345 6789",
        package: "business",
        monthlyFee: 5000,
        language: "ms",
        website: "https://kedai-roti.example",
        status: "active",
      },
    ]);
    const { schedules } = await api.call(listSchedules, { query: { reportType: "monthly" } });
    const plan = { enabled: true, day: 4, hour: 9, mode: "review" };
    // It is 10 November: what was due on the 4th is passed over.
    const next = { at: "2026-12-04T01:00:00.000Z", period: { start: "2026-11-01" }, waiting: false };
    expect(schedules).toMatchObject([
      { schedule: plan, next },
      { schedule: plan, next },
    ]);
  });

  test("leaves schedules off when that is switched off", async () => {
    await keep({ text }, { scheduled: false });
    const { counts } = await api.call(listSchedules, { query: { reportType: "monthly" } });
    expect(counts).toEqual({ on: 0, off: 2, trouble: 0 });
  });

  test("of the same list once more, nothing is new or different", async () => {
    await keep({ text });
    expect(await outcomes({ text })).toEqual([
      ["unchanged", "Kedai Roti"],
      ["unchanged", "Bunga Ipoh"],
    ]);
    expect(await keep({ text })).toEqual({ added: [], changed: 0 });
  });
});

describe("a row of a client that is there", () => {
  test("shows old beside new, and keeps what the list does not say", async () => {
    await addClient(api, { name: "Kedai Roti", email: "roti@kedai.example", businessType: "Bakery", monthlyFee: 2500 });
    const text = table(["Name", "Email", "Fee", "Website"], ["KEDAI  ROTI", "", "3000", "kedai-roti.example"]);
    const { rows } = await preview({ text });
    expect(rows).toMatchObject([
      {
        outcome: "change",
        client: { name: "Kedai Roti" },
        values: [
          { field: "monthlyFee", before: 2500, after: 3000 },
          { field: "website", before: null, after: "https://kedai-roti.example" },
        ],
      },
    ]);
    expect(await keep({ text })).toEqual({ added: [], changed: 1 });
    expect(await clients()).toMatchObject([
      { name: "Kedai Roti", email: "roti@kedai.example", businessType: "Bakery", monthlyFee: 3000 },
    ]);
  });

  test("is found by its email address as well, and can be said to be another client", async () => {
    await addClient(api, { name: "Kedai Roti", email: "siti@kedai.example" });
    const text = table(["Name", "Email"], ["Kedai Bunga", "siti@kedai.example"]);
    const [row] = (await preview({ text })).rows;
    expect(row).toMatchObject({ outcome: "change", values: [{ before: "Kedai Roti", after: "Kedai Bunga" }] });
    await keep({ text, rows: { [row?.id ?? ""]: "new" } });
    expect(await names()).toEqual(["Kedai Bunga", "Kedai Roti"]);
  });

  test("is asked about where several clients look like it, or only the website is the same", async () => {
    await addClient(api, { name: "Kedai Roti", email: "one@kedai.example" });
    const { id } = await addClient(api, {
      name: "Bunga",
      email: "roti@kedai.example",
      website: "https://www.bunga.example",
    });
    const text = table(
      ["Name", "Email", "Website"],
      ["Kedai Roti", "roti@kedai.example", ""],
      ["Bunga Ipoh", "ipoh@kedai.example", "bunga.example"],
    );
    expect(await outcomes({ text })).toEqual([
      ["ask", "several"],
      ["ask", "website"],
    ]);
    const { seen } = await preview({ text });
    const { status, body } = await api.refused(keepClientList, { body: { text, seen } });
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ["rows"]]);
    const rows = { ":2": "left", ":3": id };
    expect(await outcomes({ text, rows })).toEqual([
      ["left", null],
      ["change", "Bunga"],
    ]);
    expect(await keep({ text, rows })).toEqual({ added: [], changed: 1 });
  });
});

describe("a list with mistakes", () => {
  const text = table(
    headings,
    [...roti, "kedai-roti.example"],
    ["Bunga", "", "", "bunga@kedai", "12", "Klingon", "Gold", "a lot", "no address"],
    ["", "", "", "nobody@kedai.example", "", "", "", "", ""],
    ["kedai roti", "", "", "other@kedai.example", "", "", "", "", ""],
  );

  test("names each with its line and column, in the reader's language", async () => {
    const { problems } = await preview({ text });
    expect(problems.map(({ line, field }) => [line, field])).toEqual([
      [3, "Fee"],
      [3, "Email"],
      [3, "Phone"],
      [3, "Language"],
      [3, "Package"],
      [3, "Website"],
      [4, "Name"],
      [5, "Name"],
    ]);
    const messages = problems.map(({ message }) => message);
    expect(messages[1]).toMatch(/email address/);
    expect(messages[4]).toMatch(/Starter/);
    expect(messages.at(-1)).toBe("is the same client as line 2");
    const answer = await api.answer(previewClientList, { body: { text } }, { headers: { "accept-language": "ms" } });
    expect(JSON.stringify(answer.body)).toMatch(/pelanggan yang sama dengan baris 2/);
  });

  test("stores nothing of it", async () => {
    const { seen } = await preview({ text });
    const { body } = await api.refused(keepClientList, { body: { text, seen } });
    expect([body.error, body.fields?.length]).toEqual(["invalid_csv", 8]);
    expect(await clients()).toEqual([]);
  });

  test("is stored without the lines that are left out", async () => {
    const rows = { ":3": "left", ":4": "left", ":5": "left" };
    expect((await keep({ text, rows })).added).toHaveLength(1);
    expect(await names()).toEqual(["Kedai Roti"]);
  });

  test("asks about a line with the email address of one above", async () => {
    const shops = table(["Name", "Email"], ["Kedai Satu", "siti@kedai.example"], ["Kedai Dua", "siti@kedai.example"]);
    expect(await outcomes({ text: shops })).toEqual([
      ["new", null],
      ["ask", "same_email"],
    ]);
    await keep({ text: shops, rows: { ":3": "new" } });
    expect(await names()).toEqual(["Kedai Dua", "Kedai Satu"]);
  });

  test("does not give a client the email address and name of another", async () => {
    const { id } = await addClient(api, { name: "Kedai Roti", email: "old@kedai.example" });
    await addClient(api, { name: "Kedai Roti", email: "roti@kedai.example" });
    const twice = table(["Name", "Email"], ["Kedai Roti", "roti@kedai.example"]);
    const { problems } = await preview({ text: twice, rows: { ":2": id } });
    expect(problems).toEqual([{ line: 2, field: "Email", message: "is already taken" }]);
  });
});

test("a list whose clients have changed since its preview is not stored", async () => {
  const { id } = await addClient(api, { name: "Kedai Roti", email: "roti@kedai.example", monthlyFee: 2500 });
  const text = table(["Name", "Email", "Fee"], ["Kedai Roti", "roti@kedai.example", "3000"]);
  const { seen } = await preview({ text });
  await api.call(updateClient, {
    params: { clientId: id },
    body: { name: "Kedai Roti", email: "roti@kedai.example", monthlyFee: 3000 },
  });
  const { status, body } = await api.refused(keepClientList, { body: { text, seen } });
  expect([status, body.error]).toEqual([409, "list_changed"]);
});

test("a change of many is all or nothing: a client that goes while the list is stored takes the rest along", async () => {
  const text = table(["Name", "Email"], ["Kedai Roti", "roti@kedai.example"], ["Kedai Bunga", "bunga@kedai.example"]);
  const { seen } = await preview({ text });
  await addClient(api, { name: "Kedai Bunga", email: "bunga@kedai.example" });
  expect((await api.refused(keepClientList, { body: { text, seen } })).body.error).toBe("list_changed");
  expect(await names()).toEqual(["Kedai Bunga"]);
});

test("anything but a list of clients is refused, and so is nothing", async () => {
  const figures = await api.refused(previewClientList, { body: { text: "Month,Visitors\nOct-26,2260\n" } });
  expect([figures.body.error, figures.body.fields?.[0]?.field]).toEqual(["invalid_csv", "file"]);
  expect((await api.refused(previewClientList, { body: {} })).body.fields?.[0]?.field).toBe("file");
  const unknown = { text: table(["Name", "Email"], ["A", "a@kedai.example"]), rows: { ":2": "0".repeat(26) } };
  expect((await api.refused(previewClientList, { body: unknown })).body.error).toBe("client_not_found");
});
