import { expect, test } from "vitest";
import { businessName } from "./business-name.ts";

const person = { name: "Aina Contoh", email: "aina@person.example" };

test.each([
  ["https://kedai-aina.com.my", "Kedai Aina"],
  ["https://www.shop.kedai-aina.com.my/menu", "Kedai Aina"],
  ["http://dentist.my", "Dentist"],
  ["https://kedai-aina.blogspot.com", "Kedai Aina"],
  ["https://www.facebook.com/kedaiaina", "Aina Contoh"],
  ["https://shopee.com.my/kedaiaina", "Aina Contoh"],
  ["https://192.0.2.7/", "Aina Contoh"],
  ["https://xn--fiq228c.example", "Aina Contoh"],
  [null, "Aina Contoh"],
])("the business with the website %s is called %s", (website, name) => {
  expect(businessName({ ...person, website })).toBe(name);
});

test("without a website and a name, the address has to do, and a long name is cut", () => {
  expect(businessName({ ...person, name: "", website: null })).toBe("aina@person.example");
  expect(businessName({ ...person, name: "A".repeat(160), website: null })).toHaveLength(120);
});
