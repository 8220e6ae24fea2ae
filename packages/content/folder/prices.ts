import type { Prices } from "../src/quoted-prices.ts";
import type { Price } from "../src/shape.ts";
import type { Stated } from "./read-agency.ts";

/** The prices of an agency, in its currency. */
export function agencyPrices({ agency, services, plans }: Stated): Prices {
  const named = [
    ...plans.map(({ key, price }) => [`plan.${key}`, price] as const),
    ...Object.entries(services).flatMap(([service, { cityPrice, packages }]) => [
      [`${service}.city`, cityPrice] as const,
      ...packages.flatMap((each) => pricesIn(`${service}.${each.key}`, each)),
    ]),
  ];
  return { symbol: agency.currency.symbol, named: Object.fromEntries(named) };
}

type Package = Stated["services"][string]["packages"][number];

function pricesIn(name: string, each: Package): (readonly [string, Price])[] {
  if ("setupFee" in each)
    return [
      [`${name}.setup`, { kind: "once", amount: each.setupFee }],
      [`${name}.month`, { kind: "month", amount: each.monthlyFee }],
    ];
  const { price, adSpend } = each;
  if (adSpend === undefined || price.kind === "on-request") return [[name, price]];
  return [
    [name, price],
    [`${name}.adSpend`, { kind: price.kind, amount: adSpend }],
  ];
}
