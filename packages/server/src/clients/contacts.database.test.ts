import { beforeEach, describe, expect, test } from "vitest";
import { createClient, readClient, updateClient } from "@agency/contracts/clients";
import { erasePerson, readPerson } from "@agency/contracts/people";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(() => api.empty());

const wei = { name: "Lee Wei", email: "wei@example.com", language: "en", reportTypes: ["monthly", "weekly"] } as const;
const siti = { name: null, email: "siti@example.com", language: null, reportTypes: [] } as const;
const given = (...contacts: (typeof wei | typeof siti)[]) =>
  contacts.map((contact) => ({ ...contact, reportTypes: [...contact.reportTypes] }));

describe("the contacts of a client", () => {
  test("are stored in their order, with the reports that each gets", async () => {
    const { id: clientId } = await addClient(api, {
      contactName: "Aminah",
      contactReportTypes: ["quarterly"],
      contacts: given(wei, siti),
    });
    expect(await api.call(readClient, { params: { clientId } })).toMatchObject({
      contactName: "Aminah",
      contactReportTypes: ["quarterly"],
      contacts: [{ ...wei, reportTypes: ["weekly", "monthly"] }, siti],
    });
  });

  test("are replaced by a change that names them, and stay without", async () => {
    const client = await addClient(api, { contactName: "Aminah", contacts: given(wei) });
    const { name, email } = client;
    const params = { clientId: client.id };
    const kept = await api.call(updateClient, { params, body: { name: `${name}!`, email } });
    expect(kept).toMatchObject({ contactName: "Aminah", contacts: client.contacts });
    expect(await api.call(updateClient, { params, body: { name, email, contacts: given(siti) } })).toMatchObject({
      contacts: [siti],
    });
    const none = await api.call(updateClient, { params, body: { name, email, contactName: "", contacts: [] } });
    expect(none).toMatchObject({ contactName: null, contacts: [] });
    expect(await api.call(readClient, { params })).toEqual(none);
  });

  test.each([
    ["twice", given(wei, wei).map((contact, n) => ({ ...contact, email: n ? "WEI@Example.com" : contact.email })), 1],
    ["that is the client's own", given({ ...wei, email: "own@example.com" } as unknown as typeof wei), 0],
  ])("are refused with an address %s", async (_, contacts, index) => {
    const body = { name: "Kedai", email: "OWN@example.com", contacts };
    const refused = await api.refused(createClient, { body });
    expect(refused.body.fields).toEqual([
      { field: `contacts.${index}.email`, message: "is already used by another contact of this client" },
    ]);

    const { id: clientId } = await addClient(api, { name: "Kedai", email: "own@example.com" });
    await api.refused(updateClient, { params: { clientId }, body });
    expect(await api.call(readClient, { params: { clientId } })).toMatchObject({ contacts: [] });
  });

  test("are refused when the client's changed address is that of a contact", async () => {
    const client = await addClient(api, { contacts: given(wei) });
    const body = { name: client.name, email: wei.email };
    await api.refused(updateClient, { params: { clientId: client.id }, body });
    expect(await api.call(readClient, { params: { clientId: client.id } })).toEqual(client);
  });

  test("are refused with the client's own address in another writing of its internationalised domain", async () => {
    const { email } = await addClient(api, { name: "Kedai", email: "R&D@München.example" });
    expect(email).toBe("r&d@xn--mnchen-3ya.example");
    const contacts = given({ ...wei, email: "r&d@xn--MNCHEN-3ya.example" } as unknown as typeof wei);
    const body = { name: "Kedai Baharu", email: "r&d@MÜNCHEN.example", contacts, confirmed: true };
    expect((await api.refused(createClient, { body })).body.fields?.[0]?.field).toBe("contacts.0.email");
    const { records } = await api.call(readPerson, { query: { email: "R&D@münchen.example" } });
    expect(records).toMatchObject([{ kind: "client" }]);
  });

  test("are at most 20", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...siti, reportTypes: [], email: `contact${n}@example.com` }));
    const { body } = await api.refused(createClient, {
      body: { name: "Kedai", email: "kedai@example.com", contacts: many(21) },
    });
    expect(body.fields?.[0]?.field).toBe("contacts");
    expect((await addClient(api, { contacts: many(20) })).contacts).toHaveLength(20);
  });

  test("are not in what the portal reads", async () => {
    const { id: clientId } = await addClient(api, { contactName: "Aminah", contacts: given(wei) });
    const { body } = await api.answer(readClient, { params: { clientId } }, { session: null });
    expect(JSON.stringify(body)).not.toMatch(/Aminah|Wei|contact/i);
  });
});

test("one address may belong to two clients of different names", async () => {
  const both = { email: "owner@example.com" };
  await addClient(api, { ...both, name: "Kedai" });
  await addClient(api, { ...both, name: "Kedai Dua" });
  const { status, body } = await api.refused(createClient, { body: { ...both, name: "Kedai" } });
  expect([status, body.error, body.fields?.[0]?.field]).toEqual([409, "email_taken", "email"]);
});

test("what is held about a contact is exported and erased, and the client keeps its other contacts", async () => {
  const client = await addClient(api, { contacts: given(wei, siti) });
  const query = { email: "WEI@example.com" };
  const { records } = await api.call(readPerson, { query });
  expect(records).toMatchObject([
    { kind: "contact-person", data: { name: "Lee Wei", email: wei.email, clientId: client.id } },
  ]);
  expect(await api.call(erasePerson, { query })).toMatchObject({ erased: { contacts: 1 }, kept: [] });
  expect((await api.call(readPerson, { query })).records).toEqual([]);
  expect(await api.call(readClient, { params: { clientId: client.id } })).toMatchObject({ contacts: [siti] });
});
