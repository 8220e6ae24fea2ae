import { beforeEach, expect, test } from "vitest";
import { createClient, listClients } from "@agency/contracts/clients";
import { startApi } from "../testing/api.ts";

const api = await startApi();
beforeEach(api.empty);

const bunga = { name: "Kedai Bunga", email: "owner@bunga.example", website: "https://www.bunga.example/" };
const other = { name: "Kedai Buku", email: "owner@buku.example", website: "https://buku.example" };
const count = async () => (await api.call(listClients, { query: {} })).length;

test.each([
  ["name", { ...other, name: " kedai  BUNGA" }],
  ["email", { ...other, email: "Owner@bunga.example" }],
  ["website", { ...other, website: "bunga.example" }],
])("a client with the %s of another one is added only once somebody confirmed it", async (field, body) => {
  await api.call(createClient, { body: bunga });
  const refused = await api.refused(createClient, { body });
  expect([refused.status, refused.body.error]).toEqual([409, "client_exists"]);
  expect(refused.body.fields).toEqual([{ field, message: expect.stringContaining("Kedai Bunga") }]);
  expect(await count()).toBe(1);
  await api.call(createClient, { body: { ...body, confirmed: true } });
  expect(await count()).toBe(2);
});

test("a client that shares nothing with others is added without a question, also without a website", async () => {
  await api.call(createClient, { body: { ...bunga, website: null } });
  await api.call(createClient, { body: { ...other, website: null } });
  await api.call(createClient, {
    body: { ...other, name: "Kedai Roti", email: "roti@buku.example", website: "https://buku.example/roti" },
  });
  expect(await count()).toBe(3);
});

test("nobody can confirm a client with both the name and the address of another one", async () => {
  await api.call(createClient, { body: bunga });
  const { body } = await api.refused(createClient, { body: { ...bunga, confirmed: true } });
  expect(body.error).toBe("email_taken");
  expect(await count()).toBe(1);
});
