import { afterAll, expect, test, vi } from "vitest";

type Asked = { message: string; initialValue: string; validate: (value: string) => string | undefined };

const typed: Record<string, string[]> = {};
const asked: string[] = [];

// Files share their modules: these are loaded anew with a person of the test's own, and forgotten afterwards.
vi.resetModules();
vi.doMock("@clack/prompts", () => ({
  cancel: () => undefined,
  isCancel: () => false,
  log: { step: () => undefined, error: () => undefined },
  text: async ({ message, initialValue, validate }: Asked) => {
    asked.push(message);
    const answer = typed[message]?.shift() ?? initialValue;
    expect(validate(answer), message).toBeUndefined();
    return answer;
  },
}));
const { answerAll } = await import("./ask.ts");
afterAll(() => {
  vi.doUnmock("@clack/prompts");
  vi.resetModules();
});

const flags = {
  name: "Wau Studio",
  email: "hello@wau-studio.example",
  phone: "+65 6123 4567",
  street: "2 Sample Road",
  postcode: "018956",
  city: "Singapore",
  "display-font": "Instrument Sans",
  "text-font": "Instrument Sans",
};

test("a person goes back one question, also to the price of the service before, and answers it otherwise", async () => {
  const named = (service: string) =>
    `${service}: its smallest price, as "month 900", "once 4800", "from 2000", "day 800", "year 1200" or "on-request"`;
  Object.assign(typed, {
    "Founded in (year)": ["2018", "2019"],
    "WhatsApp number (may stay empty)": ["+65 6<", ""],
    "Services, separated by commas": ["SEO, Branding"],
    [named("SEO")]: ["month 800", "month 900"],
    [named("Branding")]: ["back", "from 5200"],
  });
  const given = await answerAll(flags, { folder: "/nowhere", before: undefined }, true);
  expect(given).toMatchObject({
    founded: "2019",
    services: "SEO, Branding",
    prices: "seo=month 900, branding=from 5200",
    "monthly-fee": "900",
  });
  expect(asked.filter((message) => message.startsWith("Founded"))).toHaveLength(2);
  expect(asked.filter((message) => message.includes("smallest price"))).toEqual([
    named("SEO"),
    named("Branding"),
    named("SEO"),
    named("Branding"),
  ]);
});

test("many pages of services in cities are made only by a yes, and setup does not ask about pages that exist", async () => {
  const many = {
    ...flags,
    services: "SEO, Branding, Print design, Photography, E-commerce",
    cities: "A, B, C, D, E, F",
  };
  const folder = { folder: "/nowhere", before: undefined };
  await expect(answerAll(many, folder, false)).rejects.toThrow(/^--city-pages: These are 30 pages/m);
  expect(await answerAll({ ...many, "city-pages": "yes" }, folder, false)).toMatchObject({ cities: many.cities });
  expect(await answerAll(many, { ...folder, before: many }, false)).toMatchObject({ cities: many.cities });
});
