import { z } from "zod";
import { amountKinds, type Price, type PriceKind } from "../src/shape.ts";

export const amount = z.number().int().nonnegative();

/** A price is an amount and what it buys. */
export const pricing = {
  price: amount.optional().describe("In whole units of your currency, such as 2500. None for a price on request"),
  priced: z
    .enum([...amountKinds, "on-request"])
    .describe(
      "What the price covers: a day, a month or a year of the work (day, month, year), the whole work (once), the least that the work costs (from). on-request: you quote for each",
    ),
};

type Pricing = { price?: number | undefined; priced: PriceKind };

/** A price needs an amount, unless it is on request. */
export function checkPricing({ price, priced }: Pricing, refuse: (what: string) => void): void {
  if (priced === "on-request" && price !== undefined) refuse("must go: a price on request has no amount");
  if (priced !== "on-request" && price === undefined) refuse("is missing. Write an amount, or on-request for its kind");
}

export function statedPrice({ price = 0, priced }: Pricing): Price {
  return priced === "on-request" ? { kind: priced } : { kind: priced, amount: price };
}

/** An entry with its amount and its kind as one price. */
export function withPrice<T extends Pricing>(entry: z.ZodType<T>) {
  return entry
    .superRefine((stated, context) =>
      checkPricing(stated, (message) => context.addIssue({ code: "custom", path: ["price"], message })),
    )
    .transform(({ priced, ...others }) => ({ ...others, price: statedPrice({ price: others.price, priced }) }));
}
