import { afterAll, expect, test, vi } from "vitest";

type Priced = Record<string, unknown>;

const amounts = ["price", "setupFee", "monthlyFee", "adSpend", "cityPrice"];

/** The same data with every amount of money one higher, so that a text which writes an amount out by hand shows the old one. */
const dearer = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(dearer);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      amounts.includes(key) && typeof value === "number" ? [key, value + 1] : [key, dearer(value)],
    ),
  );
};

/** Every amount of money in the data, by its name. */
function amountsIn(data: unknown): [name: string, amount: number][] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]): [string, number][] =>
    amounts.includes(key) && typeof value === "number" ? [[key, value]] : amountsIn(value),
  );
}

// Files share their modules: these are loaded anew with the dearer data, and forgotten afterwards.
const priced = ["#agency/plans.ts", "#agency/packages.ts", "#agency/services.ts"];
vi.resetModules();
const own = await Promise.all(priced.map((file) => vi.importActual(file)));
for (const file of priced) vi.doMock(file, async (original) => dearer(await original()) as Priced);
const { formatPrice, plans } = await import("./plans.ts");
const { languageKeys } = await import("./settings.ts");
const { messagesOf } = await import("./translations.ts");
afterAll(() => {
  for (const file of priced) vi.doUnmock(file);
  vi.resetModules();
});

/** Prices of what is sold. Smaller amounts also occur in examples, so they count where a text says what they pay for. */
const listed = own.flatMap(amountsIn);
const written = (names: readonly string[]) =>
  [...new Set(listed.filter(([name]) => names.includes(name)).map(([, amount]) => formatPrice(amount)))]
    .map((price) => price.replaceAll(/[.$]/g, String.raw`\$&`))
    .join("|");
const old = new RegExp(`(?:${written(["price", "setupFee"])})\\b|(?:${written(amounts)}) (?:a month|sebulan|goes|itu)`);

test("when the prices change, no text still names an old one", () => {
  expect(listed.map(([, amount]) => amount + 1)).toContain(plans[0].price);
  expect(old.test(`from ${formatPrice(plans[0].price - 1)}`)).toBe(true);
  for (const language of languageKeys) {
    const { home, services } = messagesOf(language);
    expect(textsIn({ home, services }).filter((text) => old.test(text))).toEqual([]);
  }
});

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
