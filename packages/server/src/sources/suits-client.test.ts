import { expect, test } from "vitest";
import { suitsClient } from "./suits-client.ts";

const bakery = { name: "Sample Bakery Sdn Bhd", website: "https://www.sample-bakery.example/menu" };

test.each([
  { id: "sc-domain:sample-bakery.example", name: "sample-bakery.example" },
  { id: "https://www.sample-bakery.example/", name: "https://www.sample-bakery.example/" },
  { id: "123", name: "Sample Bakery - GA4" },
])("an account that is named after the website is suggested: $name", (account) => {
  expect(suitsClient(account, bakery)).toBe(true);
});

test("an account that is named after the client is suggested to a client without a website", () => {
  expect(suitsClient({ id: "123", name: "Kedai Contoh (GA4)" }, { name: "Kedai Contoh", website: null })).toBe(true);
});

test.each([
  { id: "123", name: "Sample Bakery – GA4" },
  { id: "https://www.sample-bakery.example/", name: "https://www.sample-bakery.example/" },
  { id: "sc-domain:sample-bakery.example", name: "sample-bakery.example" },
])("an account with a part of the client's name is suggested: $name", (account) => {
  expect(suitsClient(account, { ...bakery, website: null })).toBe(true);
});

test("other accounts are not, nor is any by a name of two letters", () => {
  expect(suitsClient({ id: "123", name: "Another Shop" }, bakery)).toBe(false);
  expect(suitsClient({ id: "123", name: "Cafe ab" }, { name: "AB", website: "https://ab.example" })).toBe(false);
});
