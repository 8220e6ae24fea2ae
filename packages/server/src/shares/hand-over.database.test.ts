import { beforeEach, expect, test } from "vitest";
import { readClient, updateClient } from "@agency/contracts/clients";
import { readPerson } from "@agency/contracts/people";
import { readDraft, requestReport } from "@agency/contracts/reports";
import { noteHandOver } from "@agency/contracts/shares";
import { startApi } from "../testing/api.ts";
import { addClientWithFigures } from "../testing/sample-input.ts";

const api = await startApi();
let clientId: string;

beforeEach(async () => {
  await api.empty();
  const contacts = [
    {
      name: "Encik Ali",
      email: "ali@client.example",
      phone: "+65 9123 4567",
      language: "ms" as const,
      reportTypes: [],
    },
    { name: "Puan Lim", email: "lim@client.example", phone: "03-2345 6789 ext 12", language: null, reportTypes: [] },
    { name: "Cik Wong", email: "wong@client.example", language: null, reportTypes: [] },
  ];
  const client = {
    name: "Kedai Bunga",
    email: "bunga@client.example",
    contactName: "Siti",
    phone: "012-345 6789",
    contacts,
  };
  ({ id: clientId } = await addClientWithFigures(api, client));
});

async function approve() {
  const { id: reportId } = await api.call(requestReport, { params: { clientId }, body: { reportType: "monthly" } });
  await api.worker.generate();
  return { clientId, reportId };
}

test("contacts whose number has a chat can be handed a report, each in their language", async () => {
  const { contacts, phone } = await api.call(readClient, { params: { clientId } }).then((client) => {
    if (!("contacts" in client)) throw new Error("The staff read the whole client");
    return client;
  });
  expect([phone, ...contacts.map((contact) => contact.phone)]).toEqual([
    "+60 12 345 6789",
    "+65 9123 4567",
    "+60 3 2345 6789 ext. 12",
    null,
  ]);
  const { handOver } = await api.call(readDraft, { params: await approve() });
  expect(handOver).toEqual([
    { name: "Siti", email: "bunga@client.example", language: "en", whatsapp: "60123456789" },
    { name: "Encik Ali", email: "ali@client.example", language: "ms", whatsapp: "6591234567" },
  ]);
});

test("the history says who handed a report over, when and to whom, and so do the data about that person", async () => {
  const params = await approve();
  await api.call(noteHandOver, { params, body: { email: "ali@client.example" } });
  const noted = { revision: 1, recipient: "ali@client.example", by: "admin", at: api.clock.read().toISOString() };
  expect((await api.call(readDraft, { params })).handedOver).toEqual([noted]);
  const { records } = await api.call(readPerson, { query: { email: "ali@client.example" } });
  expect(records).toContainEqual(expect.objectContaining({ kind: "report-handover" }));
});

test("a report that nobody approved is handed to nobody", async () => {
  const { reportId } = await approve();
  const other = await addClientWithFigures(api, { name: "Kedai Roti" });
  const refused = await api.refused(noteHandOver, {
    params: { clientId: other.id, reportId },
    body: { email: "ali@client.example" },
  });
  expect(refused.body.error).toBe("report_not_found");
});

test("eight digits of two countries are asked about, and a number that is none is refused at its field", async () => {
  const change = (phone: string) =>
    api.refused(updateClient, {
      params: { clientId },
      body: { name: "Kedai Bunga", email: "bunga@client.example", phone },
    });
  const asked = await change("9123 4567");
  expect(asked.body.fields).toMatchObject([{ field: "phone", choices: expect.arrayContaining(["+65 9123 4567"]) }]);
  const refused = await change("12");
  expect(refused.body).toMatchObject({ error: "invalid_input", fields: [{ field: "phone" }] });
});
