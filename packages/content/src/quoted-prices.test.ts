import { afterAll, expect, test, vi } from "vitest";

type Priced = Record<string, unknown>;

/** The same data with every amount of money one higher, so that a text which writes an amount out by hand shows the old one. */
const dearer = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(dearer);
  if (typeof data !== "object" || data === null) return data;
  const amounts = ["price", "setupFee", "monthlyFee", "adSpend", "cityPrice"];
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      amounts.includes(key) && typeof value === "number" ? [key, value + 1] : [key, dearer(value)],
    ),
  );
};

// Files share their modules: these are loaded anew with the dearer data, and forgotten afterwards.
const priced = ["#agency/plans.ts", "#agency/packages.ts", "#agency/services.ts"];
vi.resetModules();
for (const file of priced) vi.doMock(file, async (original) => dearer(await original()) as Priced);
const { languageKeys } = await import("./settings.ts");
const { messagesOf } = await import("./translations.ts");
afterAll(() => {
  for (const file of priced) vi.doUnmock(file);
  vi.resetModules();
});

/** What is sold, as it is priced in the sample's files. */
const old = /\bRM (?:2,500|5,000|8,000|10,000|15,000|25,000)\b|\bRM (?:500|1,500|3,000) (?:a month|sebulan|goes|itu)/;

test("when the prices change, no text still names an old one", () => {
  for (const language of languageKeys) {
    const { home, services } = messagesOf(language);
    expect(textsIn({ home, services }).filter((text) => old.test(text))).toEqual([]);
    expect(home.description).toContain("RM 2,501");
    expect(services["web-design"].title).toContain("RM 2,501");
  }
});

function textsIn(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsIn) : [];
}
