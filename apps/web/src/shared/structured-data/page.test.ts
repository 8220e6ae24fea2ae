import { expect, test } from "vitest";
import type { OfferPrice } from "@agency/content/offers";
import { serviceFacts } from "./page.ts";

function offerFacts(price: OfferPrice): unknown {
  const service = {
    path: "/services/seo",
    type: "SEO",
    name: "SEO",
    description: "",
    offers: [{ name: "Local", price }],
  };
  return serviceFacts("en", service).offers;
}

const local = { "@type": "Offer", name: "Local" };
const monthly = { "@type": "UnitPriceSpecification", price: 900, priceCurrency: "MYR", unitCode: "MON" };

test.each<{ price: OfferPrice; facts: object }>([
  {
    price: { kind: "month", amount: 900 },
    facts: { ...local, price: 900, priceCurrency: "MYR", priceSpecification: monthly },
  },
  ...(
    [
      ["day", "DAY"],
      ["year", "ANN"],
    ] as const
  ).map(([kind, unitCode]) => ({
    price: { kind, amount: 900 },
    facts: { ...local, price: 900, priceCurrency: "MYR", priceSpecification: { ...monthly, unitCode } },
  })),
  { price: { kind: "once", amount: 900 }, facts: { ...local, price: 900, priceCurrency: "MYR" } },
  {
    price: { kind: "from", amount: 900 },
    facts: { ...local, priceSpecification: { "@type": "PriceSpecification", minPrice: 900, priceCurrency: "MYR" } },
  },
  { price: { kind: "on-request" }, facts: local },
  {
    price: { kind: "launch", amount: 8000, monthlyFee: 900 },
    facts: {
      ...local,
      price: 8000,
      priceCurrency: "MYR",
      priceSpecification: [
        {
          "@type": "UnitPriceSpecification",
          price: 8000,
          priceCurrency: "MYR",
          priceComponentType: "https://schema.org/ActivationFee",
        },
        monthly,
      ],
    },
  },
])("search engines learn what a price of the kind $price.kind covers", ({ price, facts }) => {
  expect(offerFacts(price)).toEqual([facts]);
});
