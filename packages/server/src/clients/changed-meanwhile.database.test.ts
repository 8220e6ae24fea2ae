import { beforeEach, expect, test } from "vitest";
import { type ClientChange, updateClient } from "@agency/contracts/clients";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";

const api = await startApi();
beforeEach(api.empty);

const kedai = { name: "Kedai Contoh", email: "owner@kedai.example", monthlyFee: 2500, businessType: "Bakery" };

/** Two people who opened the same form. @returns how the second one saves */
async function open() {
  const { id: clientId } = await addClient(api, kedai);
  const { name, email } = kedai;
  const save = { params: { clientId } };
  const change = (body: Partial<ClientChange>) => ({ ...save, body: { name, email, ...body } });
  return {
    /** Saved first, by a colleague. */
    theirs: (body: Partial<ClientChange>) => api.call(updateClient, change(body)),
    mine: (body: Partial<ClientChange>) => api.call(updateClient, change(body)),
    mineRefused: async (body: Partial<ClientChange>) => (await api.refused(updateClient, change(body))).body,
  };
}

const seenNames = { name: kedai.name, email: kedai.email };

test("a field that a colleague changed meanwhile is not overwritten: the refusal says what it is now and who wrote it", async () => {
  const { theirs, mineRefused, mine } = await open();
  await theirs({ monthlyFee: 2800 });
  const body = { monthlyFee: 2600, seen: { ...seenNames, monthlyFee: 2500 } };
  const refused = await mineRefused(body);
  expect(refused).toMatchObject({ error: "client_changed", fields: [{ field: "monthlyFee" }] });
  expect(refused.fields?.[0]?.message).toBe("is “2800” by now: admin changed it while you were editing");
  // Whoever saw that may keep their own.
  expect(await mine({ ...body, seen: { ...seenNames, monthlyFee: 2800 } })).toMatchObject({ monthlyFee: 2600 });
});

test("changes of different fields do not get in each other's way, and a name that nobody touched here stays as it is by now", async () => {
  const { theirs, mine } = await open();
  await theirs({ name: "Kedai Baharu", businessType: "Café" });
  const saved = await mine({ monthlyFee: 2600, seen: { ...seenNames, monthlyFee: 2500 } });
  expect(saved).toMatchObject({ name: "Kedai Baharu", businessType: "Café", monthlyFee: 2600 });
});

test("the same change by two people is stored once, and contacts are compared as well", async () => {
  const { theirs, mine, mineRefused } = await open();
  const contact = { name: "Aina Contoh", email: "aina@kedai.example", phone: null, language: null, reportTypes: [] };
  await theirs({ monthlyFee: 2800, contacts: [contact] });
  await mine({ monthlyFee: 2800, seen: { ...seenNames, monthlyFee: 2500 } });
  const refused = await mineRefused({ contacts: [], seen: { ...seenNames, contacts: [] } });
  // Nobody was there when the form was opened.
  expect(refused).toMatchObject({ error: "client_changed" });
});
