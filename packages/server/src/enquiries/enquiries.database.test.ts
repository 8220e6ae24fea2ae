import { parse } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { listActivity } from "@agency/contracts/activity";
import { deleteClient, listClients } from "@agency/contracts/clients";
import {
  changeEnquiry,
  type ContactInput,
  type EnquiriesQuery,
  exportEnquiries,
  listEnquiries,
  type NewClient,
  readEnquiry,
  turnIntoClient,
} from "@agency/contracts/enquiries";
import { listColleagues, readResponsible } from "@agency/contracts/responsible";
import { listSchedules } from "@agency/contracts/schedules";
import { startApi } from "../testing/api.ts";
import { emptyInbox, keep, writeIn } from "../testing/sample-forms.ts";
import { addClient } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(async () => {
  await api.empty();
  await emptyInbox(api);
});

const list = (query: EnquiriesQuery = {}) => api.call(listEnquiries, { query });
const names = async (query: EnquiriesQuery = {}) => (await list(query)).map(({ name }) => name);

describe("the inbox", () => {
  beforeEach(async () => {
    await writeIn(api, { firstName: "Aina", projectDetails: "100% halal cakes" });
    api.clock.set("2026-11-10T15:59:59Z");
    await keep(api, {
      kind: "audit",
      name: "",
      email: "budi@person.example",
      details: { url: "https://a.example/", score: 71 },
    });
    api.clock.set("2026-11-10T16:00:00Z");
    await keep(api, { kind: "consultation", name: "Chong", email: "chong@person.example", reference: "a-booking" });
    await keep(api, { kind: "subscription", name: "", email: "devi_k@person.example", visit: { language: "ms" } });
  });

  test("shows every kind of enquiry, newest first", async () => {
    expect((await list()).map(({ kind }) => kind)).toEqual(["subscription", "consultation", "audit", "contact"]);
    expect(await list({ kind: "audit" })).toMatchObject([
      { details: { url: "https://a.example/", score: 71 }, purpose: "audit-details" },
    ]);
    expect(await list({ kind: "consultation" })).toMatchObject([{ reference: "a-booking", purpose: "consultation" }]);
  });

  test.each([
    ["AINA", ["Aina Contoh"]],
    ["chong@person", ["Chong"]],
    ["100%", ["Aina Contoh"]],
    ["devi_k", [""]],
    ["%", ["Aina Contoh"]],
    ["i_a", []],
    ["nobody", []],
  ])("can be searched by name, address and text, taken literally: %s", async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test("can be filtered by day in Malaysian time", async () => {
    const kinds = async (query: EnquiriesQuery) => (await list(query)).map(({ kind }) => kind);
    expect(await kinds({ from: "2026-11-11" })).toEqual(["subscription", "consultation"]);
    expect(await kinds({ to: "2026-11-10" })).toEqual(["audit", "contact"]);
    expect(await kinds({ from: "2026-11-10", to: "2026-11-10" })).toEqual(["audit", "contact"]);
  });

  test("lists waiting ones first when asked to", async () => {
    const [newest] = await list();
    const params = { enquiryId: newest?.id ?? "" };
    await api.call(changeEnquiry, { params, body: { state: "closed" } });
    const kinds = (await list({ order: "waiting" })).map(({ kind }) => kind);
    expect(kinds).toEqual(["consultation", "audit", "contact", "subscription"]);
  });

  test("comes in pages and has a total", async () => {
    const { body, headers } = await api.answer(listEnquiries, { query: { limit: 2, offset: 1 } });
    expect(body.map(({ kind }) => kind)).toEqual(["consultation", "audit"]);
    expect(headers["x-total-count"]).toBe("4");
  });

  test("refuses an invalid day and a limit that is too high", async () => {
    for (const query of [{ from: "2026-02-30" }, { limit: "201" }, { kind: "x" }, { state: "maybe" }]) {
      const { body } = await api.refused(listEnquiries, { query });
      expect(body.error).toBe("invalid_input");
    }
  });

  test("can be exported as a CSV file with the same filters", async () => {
    await writeIn(api, { firstName: "=HYPERLINK(1)" });
    const { body, headers } = await api.answer(exportEnquiries, { query: { kind: "contact" } });
    const lines = body.toString("utf8").trim().split("\r\n");
    expect(body.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(",'=HYPERLINK(1) Contoh,");
    const [, filename = ""] = /filename="([^"]+)"/.exec(String(headers["content-disposition"])) ?? [];
    expect(parse(filename)).toMatchObject({ name: "enquiries-2026-11-11", ext: ".csv" });
  });
});

describe("an enquiry", () => {
  test("can be marked as answered, closed and waiting again, with a note, and omitted fields stay", async () => {
    const { id: enquiryId } = await writeIn(api);
    const change = (body: object) => api.call(changeEnquiry, { params: { enquiryId }, body });
    const settled = { at: "2026-11-10T04:00:00.000Z", by: "admin" };
    expect(await change({ state: "answered", note: "Rang her" })).toMatchObject({
      state: "answered",
      settled,
      note: "Rang her",
    });
    api.clock.advance(60);
    expect(await change({ state: "answered" })).toMatchObject({ settled, note: "Rang her" });
    expect(await names({ state: "answered" })).toHaveLength(1);
    expect(await names({ state: "waiting" })).toEqual([]);
    expect(await names({ search: "rang" })).toHaveLength(1);
    const closed = { state: "closed", settled: { at: "2026-11-10T04:01:00.000Z", by: "admin" } };
    expect(await change({ state: "closed" })).toMatchObject(closed);
    expect(await change({ state: "waiting", note: "" })).toMatchObject({ state: "waiting", settled: null, note: null });
    expect(await change({})).toMatchObject({ state: "waiting", settled: null, note: null });
  });

  test("has somebody active who takes care of it, or nobody, and the client made of it keeps them", async () => {
    const { id: enquiryId } = await writeIn(api);
    await writeIn(api, { firstName: "Budi" });
    const assign = (responsibleId: string | null) =>
      api.call(changeEnquiry, { params: { enquiryId }, body: { responsibleId } });
    const [colleague] = await api.call(listColleagues, {});
    const id = colleague?.id ?? "";
    expect(await assign(id)).toMatchObject({ responsible: { id, name: "admin" }, state: "waiting" });
    expect(await names({ responsible: id })).toEqual(["Aina Contoh"]);
    expect(await names({ responsible: "me" })).toEqual(["Aina Contoh"]);
    expect(await names({ responsible: "nobody" })).toEqual(["Budi Contoh"]);
    const stranger = { responsibleId: "01890000-0000-7000-8000-00000000000a" };
    const { body } = await api.refused(changeEnquiry, { params: { enquiryId }, body: stranger });
    expect(body).toMatchObject({ error: "invalid_input", fields: [{ field: "responsibleId" }] });
    const client = await api.call(turnIntoClient, { params: { enquiryId }, body: {} });
    expect(await api.call(readResponsible, { params: { clientId: client.id } })).toMatchObject({ responsible: { id } });
    expect(await assign(null)).toMatchObject({ responsible: null });
    const { entries } = await api.call(listActivity, { query: { kind: "enquiry.changed" } });
    expect(entries.filter(({ changed }) => changed.length > 0)).toMatchObject([
      { changed: ["responsible"], to: null },
      { changed: ["responsible"], to: "admin" },
    ]);
  });

  test("says how many others came from its address, spam left out", async () => {
    await writeIn(api);
    await writeIn(api, { projectDetails: "Are you there?" });
    await writeIn(api, { trap: "x" });
    await writeIn(api, { email: "other@person.example" });
    expect((await list()).map(({ email, sameAddress }) => [email, sameAddress])).toEqual([
      ["other@person.example", 0],
      ["aina@person.example", 1],
      ["aina@person.example", 1],
    ]);
    expect(await list({ spam: "yes" })).toMatchObject([{ sameAddress: 2 }]);
  });

  test("wrongly flagged as automatic can be moved into the inbox", async () => {
    const { id: enquiryId } = await writeIn(api, { trap: "filled in by a password manager" });
    expect(await list()).toEqual([]);
    await api.call(changeEnquiry, { params: { enquiryId }, body: { spam: false } });
    expect(await list()).toMatchObject([{ id: enquiryId, spam: false }]);
  });

  test("can become a client with the usual defaults, and then counts as answered", async () => {
    const { id: enquiryId } = await writeIn(api, { language: "ms" });
    const client = await api.call(turnIntoClient, { params: { enquiryId }, body: {} });
    expect(client).toMatchObject({
      name: "Kedai Aina",
      contactName: "Aina Contoh",
      email: "aina@person.example",
      website: "https://kedai-aina.example",
      package: "starter",
      monthlyFee: 2500,
      language: "ms",
      status: "active",
    });
    expect(await api.call(listClients, {})).toHaveLength(1);
    expect(await api.call(readEnquiry, { params: { enquiryId } })).toMatchObject({
      client: { id: client.id, name: "Kedai Aina" },
      state: "answered",
      settled: { at: "2026-11-10T04:00:00.000Z", by: "admin" },
    });
  });

  test("becomes a client under the name that the staff type, with the person as its contact", async () => {
    const { id: enquiryId } = await writeIn(api);
    const client = await api.call(turnIntoClient, { params: { enquiryId }, body: { name: "Roti Aina Sdn Bhd" } });
    expect(client).toMatchObject({
      name: "Roti Aina Sdn Bhd",
      contactName: "Aina Contoh",
      email: "aina@person.example",
    });
  });

  test("can become a client whose monthly reports are prepared for review, when the staff leave that on", async () => {
    const { id: enquiryId } = await writeIn(api);
    await api.call(turnIntoClient, { params: { enquiryId }, body: { scheduled: true } });
    const { schedules } = await api.call(listSchedules, { query: { reportType: "monthly" } });
    expect(schedules).toMatchObject([{ schedule: { enabled: true, day: 4, hour: 9, mode: "review" } }]);
  });

  test("of somebody who chose a package becomes a client of that package, unless the staff decide otherwise", async () => {
    const become = async (input: Partial<ContactInput>, decided: NewClient = {}) => {
      const { id: enquiryId } = await writeIn(api, input);
      const body = { ...decided, confirmed: true };
      const { package: chosen, monthlyFee } = await api.call(turnIntoClient, { params: { enquiryId }, body });
      return [chosen, monthlyFee];
    };
    expect(await become({ email: "one@person.example", package: "national" })).toEqual(["business", 5000]);
    const launch = { service: "complete-package", package: "enterprise" } as const;
    expect(await become({ email: "two@person.example", ...launch })).toEqual(["enterprise", 10_000]);
    const once = { service: "web-design", package: "business" } as const;
    expect(await become({ email: "three@person.example", ...once })).toEqual(["business", 2500]);
    const own = { package: "starter", monthlyFee: 900 } as const;
    expect(await become({ email: "four@person.example", package: "national" }, own)).toEqual(["starter", 900]);
  });

  test("without a name becomes a client named after its address", async () => {
    const { id: enquiryId } = await keep(api, { kind: "subscription" });
    expect(await api.call(turnIntoClient, { params: { enquiryId }, body: {} })).toMatchObject({
      name: "aina@person.example",
    });
  });

  test("with a very long name can still become a client", async () => {
    const { id: enquiryId } = await writeIn(api, {
      firstName: "A".repeat(80),
      lastName: "B".repeat(80),
      noWebsite: true,
    });
    const { name } = await api.call(turnIntoClient, { params: { enquiryId }, body: {} });
    expect(name).toHaveLength(120);
  });

  test("of an existing client does not add another and stays unchanged", async () => {
    await addClient(api, { name: "Kedai Aina", email: "aina@person.example" });
    const { id: enquiryId } = await writeIn(api);
    const { body } = await api.refused(turnIntoClient, { params: { enquiryId }, body: {} });
    expect(body).toMatchObject({ error: "email_taken", fields: [{ field: "email" }] });
    expect(await api.call(readEnquiry, { params: { enquiryId } })).toMatchObject({ client: null, state: "waiting" });
  });

  test("of a person whose address a client has is asked about before it becomes another client", async () => {
    await addClient(api, { name: "Roti Aina", email: "aina@person.example" });
    const { id: enquiryId } = await writeIn(api);
    const { body } = await api.refused(turnIntoClient, { params: { enquiryId }, body: {} });
    expect(body).toMatchObject({ error: "client_exists", fields: [{ field: "email" }] });
    expect(await api.call(readEnquiry, { params: { enquiryId } })).toMatchObject({ client: null, state: "waiting" });
    const added = await api.call(turnIntoClient, { params: { enquiryId }, body: { confirmed: true } });
    expect(added).toMatchObject({ email: "aina@person.example" });
  });

  test("turned into a client by two clicks at once adds one client", async () => {
    const { id: enquiryId } = await writeIn(api);
    const clicks = await Promise.all(
      [1, 2, 3].map(() => api.attempt(turnIntoClient, { params: { enquiryId }, body: {} })),
    );
    expect(clicks.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(["201", "409", "409"]);
    expect(await api.call(listClients, {})).toHaveLength(1);
  });

  test("stays when the client made from it is deleted", async () => {
    const { id: enquiryId } = await writeIn(api);
    const { id: clientId } = await api.call(turnIntoClient, { params: { enquiryId }, body: {} });
    await api.call(deleteClient, { params: { clientId } });
    expect(await api.call(readEnquiry, { params: { enquiryId } })).toMatchObject({ client: null });
  });
});
