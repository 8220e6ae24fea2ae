import { amountKinds, type Price } from "../src/shape.ts";
import type { Given } from "./given.ts";
import { knownServices } from "./known-services.ts";
import { nameKey, namesIn } from "./names.ts";

/** The services that were named, by their keys, with their names in the default language. */
export function servicesIn({ services = "", languages = "" }: Given): { key: string; name: string }[] {
  const all = languages.split(",").map((each) => each.trim());
  return namesIn(services, all).map((names) => ({ key: nameKey(names), name: names[all[0] ?? ""] ?? "" }));
}

const written = new RegExp(String.raw`^(?:(${amountKinds.join("|")}) (\d{1,7})|on-request)$`);

/** A price as it is typed: "once 4800", "on-request". */
export function priceFrom(text: string): Price | undefined {
  const found = written.exec(text.trim().toLowerCase());
  if (!found) return undefined;
  const kind = amountKinds.find((each) => each === found[1]);
  return kind ? { kind, amount: Number(found[2]) } : { kind: "on-request" };
}

export function priceText(price: Price): string {
  return price.kind === "on-request" ? price.kind : `${price.kind} ${price.amount}`;
}

export const howToPrice =
  'Write "day", "month", "year", "once" or "from" and an amount, such as once 4800; or on-request.';

/** The prices in a list such as `seo=month 900, branding=once 5200`, by the keys of services; undefined for what is none. */
export function pricesIn(list: string): Record<string, Price | undefined> {
  const items = list.split(",").filter((item) => item.trim() !== "");
  return Object.fromEntries(
    items.map((item) => {
      const [key = "", price = ""] = item.split("=", 2);
      return [key.trim(), priceFrom(price)];
    }),
  );
}

/** Work that goes on is priced by the month of the smallest plan; for what is ordered, nobody knows a price but the agency. */
export function usualPrice(key: string, given: Given): string {
  const kind = knownServices.find((known) => known.key === key)?.kind;
  const fee = given["monthly-fee"] ?? "";
  return kind === "search" || kind === "ads" ? `month ${/^\d+$/.test(fee) ? fee : "1500"}` : "on-request";
}

/** A list with the prices of all services: missing prices are as last time, or the usual ones. */
export function allPrices(list: string, given: Given, before?: Given): string {
  const [stated, earlier] = [pricesIn(list), pricesIn(before?.["prices"] ?? "")];
  return servicesIn(given)
    .map(({ key }) => {
      const price = stated[key] ?? earlier[key];
      return `${key}=${price ? priceText(price) : usualPrice(key, given)}`;
    })
    .join(", ");
}

export function pricesProblem(list: string, given: Given): string | undefined {
  const keys = servicesIn(given).map(({ key }) => key);
  for (const [key, price] of Object.entries(pricesIn(list))) {
    if (!keys.includes(key)) return `"${key}" is none of your services: ${keys.join(", ")}.`;
    if (!price) return `The price of ${key} is not clear. ${howToPrice}`;
  }
  return undefined;
}
