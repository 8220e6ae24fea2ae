import type { Stated } from "./read-agency.ts";

/** The amounts that texts can quote, by their names: `seo.local`, `web-design.city`, `plan.starter`. */
export type Prices = { symbol: string; amounts: ReadonlyMap<string, number> };

/** The prices of an agency, in its currency. */
export function pricesOf({ agency, services, plans }: Stated): Prices {
  const named = [
    ...plans.map(({ key, price }) => [`plan.${key}`, price] as const),
    ...Object.entries(services).flatMap(([service, { cityPrice, packages }]) => [
      [`${service}.city`, cityPrice] as const,
      ...packages.flatMap((each) => amountsOf(`${service}.${each.key}`, each)),
    ]),
  ];
  return { symbol: agency.currency.symbol, amounts: new Map(named) };
}

type Package = Stated["services"][string]["packages"][number];

function amountsOf(name: string, each: Package): (readonly [string, number])[] {
  if ("setupFee" in each)
    return [
      [`${name}.setup`, each.setupFee],
      [`${name}.month`, each.monthlyFee],
    ];
  return [[name, each.price], ...(each.adSpend === undefined ? [] : [[`${name}.adSpend`, each.adSpend] as const])];
}

/**
 * Texts with the prices that they quote: `{{price:seo.local}}`, and sums such as `{{price:web-design.starter + 12*seo.local}}`.
 * @param unknown is told the names that no price has
 */
export function withPrices<T>(texts: T, prices: Prices, unknown: (name: string) => void): T {
  if (typeof texts === "string") {
    const quoted = texts.replaceAll(/\{\{price:([^{}]*)\}\}/g, (_, sum: string) => {
      const parts = sum.split("+").map((part) => amountOf(part.trim(), prices, unknown));
      const total = parts.reduce((one, other) => one + other, 0);
      return `${prices.symbol} ${String(total).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
    });
    return quoted as T;
  }
  if (Array.isArray(texts)) return texts.map((text) => withPrices<unknown>(text, prices, unknown)) as T;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withPrices<unknown>(text, prices, unknown)]),
  ) as T;
}

/** A price, or so many times one: `seo.local`, `12*seo.local`. */
function amountOf(part: string, { amounts }: Prices, unknown: (name: string) => void): number {
  const [, times = "1", name = part] = /^(\d+)\s*\*\s*(\S+)$/.exec(part) ?? [];
  const amount = amounts.get(name);
  if (amount === undefined) unknown(name);
  return Number(times) * (amount ?? 0);
}
