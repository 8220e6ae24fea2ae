import { beforeEach, expect, test } from "vitest";
import { readClient } from "@agency/contracts/clients";
import { listEnquiries, turnIntoClient } from "@agency/contracts/enquiries";
import { erasePerson, exportPerson, readPerson } from "@agency/contracts/people";
import { clientsByEmail } from "../clients/store.ts";
import { startApi } from "../testing/api.ts";
import { sendOctober } from "../testing/records.ts";
import { emptyInbox, keep, writeIn } from "../testing/sample-forms.ts";

const api = await startApi({ realClock: true });
beforeEach(async () => {
  await api.empty();
  await emptyInbox(api);
});

const email = "aina@person.example";
const person = (address = email) => api.call(readPerson, { query: { email: address } });
const kinds = async (address = email) => (await person(address)).records.map(({ kind }) => kind);

test("a person's records are shown from audit to client, newest first", async () => {
  await keep(api, { kind: "audit", email, details: { score: 54 } });
  await keep(api, { kind: "consultation", email, name: "Aina Contoh" });
  const { id: enquiryId } = await writeIn(api);
  await writeIn(api, { email: "somebody.else@person.example" });
  const { id: clientId } = await api.call(turnIntoClient, { params: { enquiryId }, body: {} });

  const { records } = await person("AINA@person.EXAMPLE");
  const own = records.filter(({ kind }) => kind !== "notification");
  expect(own.map(({ kind }) => kind)).toEqual(["client", "contact", "consultation", "audit"]);
  expect(own[0]).toMatchObject({ id: clientId, data: { name: "Kedai Aina", package: "starter" } });
  expect(own[1]).toMatchObject({ id: enquiryId, data: { message: "We sell cakes.\nCan you help?" } });
  expect(own[3]).toMatchObject({ data: { details: { score: 54 } } });
  const notifications = records.filter(({ kind }) => kind === "notification");
  const told = notifications.map(({ data }) => String(data["notification"]));
  expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual([
    "enquiry-notice",
    "enquiry-notice",
    "enquiry-notice",
    "enquiry-receipt",
  ]);
});

test("an unknown address has no records, and an invalid one is refused", async () => {
  expect(await person("nobody@person.example")).toEqual({ email: "nobody@person.example", records: [] });
  expect((await api.refused(readPerson, { query: { email: "aina" } })).body.error).toBe("invalid_input");
  expect((await api.refused(erasePerson, {})).body.error).toBe("invalid_input");
});

test("all data about a person can be downloaded as a file", async () => {
  await writeIn(api, { consent: { notice: "1.1" }, page: "/services/seo" });
  const { body, headers } = await api.answer(exportPerson, { query: { email } });
  expect(headers["content-disposition"]).toBe('attachment; filename="personal-data.json"');
  const file = JSON.parse(body.toString("utf8"));
  expect(file).toMatchObject({ email, exportedAt: expect.any(String) });
  expect(file.records.find(({ kind }: { kind: string }) => kind === "contact")).toMatchObject({
    data: {
      name: "Aina Contoh",
      email,
      page: "/services/seo",
      noticeVersion: "1.1",
      website: "https://kedai-aina.example",
    },
  });
});

test("erasing a person deletes their messages and notifications, but nobody else's", async () => {
  await writeIn(api);
  await keep(api, { kind: "audit", email });
  await writeIn(api, { email: "aina@person.example.org" });
  const { erased, kept } = await api.call(erasePerson, { query: { email: "Aina@Person.Example" } });
  expect({ erased, kept }).toEqual({
    erased: { bookings: 0, contacts: 0, enquiries: 2, subscribers: 0, notifications: 3 },
    kept: [],
  });
  expect(await kinds()).toEqual([]);
  expect(await kinds("aina@person.example.org")).toEqual(expect.arrayContaining(["contact", "notification"]));
  const tables = await Promise.all(
    ["enquiries", "notifications"].map((table) => api.dependencies.database.source.query(`SELECT * FROM ${table}`)),
  );
  expect(JSON.stringify(tables)).not.toMatch(/aina@person\.example[^.]/);
  expect((await api.call(erasePerson, { query: { email } })).erased).toEqual({
    bookings: 0,
    enquiries: 0,
    contacts: 0,
    subscribers: 0,
    notifications: 0,
  });
});

test("erasing a person keeps the client and reports, and says why in the requested language", async () => {
  const { id: enquiryId } = await writeIn(api);
  const { id: clientId } = await api.call(turnIntoClient, { params: { enquiryId }, body: {} });
  const { body } = await api.answer(erasePerson, { query: { email } }, { headers: { "accept-language": "ms" } });
  expect(body.erased).toEqual({ bookings: 0, contacts: 0, enquiries: 1, subscribers: 0, notifications: 2 });
  expect(body.kept).toEqual([{ what: "clients", reason: expect.stringMatching(/^Rekod pelanggan/) }]);
  expect(await api.call(readClient, { params: { clientId } })).toMatchObject({ email });
  expect(await api.call(listEnquiries, {})).toEqual([]);
  expect(await kinds()).toEqual(["client"]);
});

test("reports emailed to a person are listed", async () => {
  const { database } = api.dependencies;
  const { id: enquiryId } = await writeIn(api);
  await api.call(turnIntoClient, { params: { enquiryId }, body: {} });
  const [client] = await clientsByEmail(api.dependencies.database, email);
  if (!client) throw new Error("The enquiry became no client");
  await sendOctober(database, client);
  expect((await person()).records).toContainEqual(
    expect.objectContaining({
      kind: "report-mail",
      data: expect.objectContaining({ recipient: email, state: "queued" }),
    }),
  );
});
