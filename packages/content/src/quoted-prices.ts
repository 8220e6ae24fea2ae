import type { Price, PriceKind } from "./shape.ts";

/** The prices that texts can quote, by their names: `seo.local`, `web-design.city`, `plan.starter`. */
export type Prices = { symbol: string; named: Readonly<Record<string, Price>> };

/** A price as a text says it, such as "{{price}} a month", by its kind. */
export type PriceWords = Readonly<Record<PriceKind, string>>;

/** No line ends between a currency and its amount. */
const unbroken = "\u00A0";

/** An amount of money without cents: "RM 2,500". Formats by hand, because a browser's first `toLocaleString` is slow. */
export function moneyText(symbol: string, amount: number): string {
  return `${symbol}${unbroken}${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ",")}`;
}

/**
 * Texts in which no amount of money is broken, with the prices that they quote: `{{price:seo.local}}` is its amount, `{{priced:seo.local}}` says its kind as well. Sums are
 * written as `{{price:web-design.starter + 12*seo.local}}`.
 * @param words in the language of the texts
 * @param refuse is told what cannot be quoted: the name in the text, and why
 */
export function withPrices<T>(
  texts: T,
  prices: Prices,
  words: PriceWords,
  refuse: (name: string, why: string) => void,
): T {
  if (typeof texts === "string")
    return texts
      .replaceAll(/\{\{price:([^{}]*)\}\}/g, (_, sum: string) =>
        moneyText(prices.symbol, evaluateSum(sum, prices, refuse)),
      )
      .replaceAll(/\{\{priced:([^{}]*)\}\}/g, (_, name: string) => {
        const price = found(name.trim(), prices, refuse);
        if (!price) return "";
        return words[price.kind].replace("{{price}}", "amount" in price ? moneyText(prices.symbol, price.amount) : "");
      })
      .replaceAll(/ (?=\d)/g, (space, at: number, whole: string) =>
        whole.endsWith(prices.symbol, at) ? unbroken : space,
      ) as T;
  if (Array.isArray(texts)) return texts.map((text) => withPrices<unknown>(text, prices, words, refuse)) as T;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, withPrices<unknown>(text, prices, words, refuse)]),
  ) as T;
}

function evaluateSum(sum: string, prices: Prices, refuse: (name: string, why: string) => void): number {
  const parts = sum.split("+").map((part) => {
    const [, times, name = part.trim()] = /^(\d+)\s*\*\s*(\S+)$/.exec(part.trim()) ?? [];
    const price = found(name, prices, refuse);
    if (price?.kind === "on-request") refuse(name, `is on request and has no amount. Write {{priced:${name}}}`);
    const amount = price && "amount" in price ? price.amount : 0;
    // So many months of a price are an amount, as a whole price is.
    const period = price && times === undefined ? pricePeriod(price) : undefined;
    return { name, period, amount: Number(times ?? 1) * amount };
  });
  const first = parts.find(({ period }) => period !== undefined);
  if (first && !parts.every(({ period }) => period === first.period))
    refuse(
      first.name,
      `is a price a ${first.period}, and the sum has others. Write how many ${first.period}s, such as 12*${first.name}`,
    );
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** What a price is paid for again and again, if it is. */
function pricePeriod({ kind }: Price): "day" | "month" | "year" | undefined {
  return kind === "day" || kind === "month" || kind === "year" ? kind : undefined;
}

function found(name: string, { named }: Prices, refuse: (name: string, why: string) => void): Price | undefined {
  if (!Object.hasOwn(named, name)) refuse(name, `is no price. There are: ${Object.keys(named).join(", ")}`);
  return named[name];
}
