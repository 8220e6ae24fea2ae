import { type Audience, audiences, type Price } from "../src/shape.ts";
import type { Given } from "./given.ts";
import { nameKey, type Names, namesIn } from "./names.ts";
import { regionName } from "./places.ts";
import { pricesIn } from "./service-prices.ts";
import { spoken } from "./spoken.ts";

type Named = { key: string; names: Names };
type Priced = Named & { price: Price };

export type Answers = {
  name: string;
  legalName: string;
  /** Empty for none, as `whatsapp`. */
  registration: string;
  founded: number;
  email: string;
  phone: string;
  whatsapp: string;
  office: { street: string; postcode: string; city: string; state: string };
  domain: string;
  country: { code: string; name: string; callingCode: string };
  timeZone: string;
  currency: { code: string; symbol: string };
  /** Of the smallest plan, in whole units; null for no plans. */
  monthlyFee: number | null;
  languages: Readonly<Record<string, { label: string; short: string; locale: string }>>;
  /** Of most customers. */
  audience: Audience;
  services: readonly Priced[];
  cities: readonly Named[];
};

/** The answers as the agency's folder keeps them. */
export function answersFrom(given: Given): Answers {
  const text = (name: string) => given[name]?.trim() ?? "";
  const country = text("country");
  const languages = text("languages")
    .split(",")
    .map((each) => each.trim());
  const named = (name: string) =>
    namesIn(text(name), languages).map((names): Named => ({ key: nameKey(names), names }));
  return {
    name: text("name"),
    legalName: text("legal-name"),
    registration: text("registration"),
    founded: Number(text("founded")),
    email: text("email"),
    phone: text("phone"),
    whatsapp: withCountry(text("whatsapp"), text("calling-code")),
    office: { street: text("street"), postcode: text("postcode"), city: text("city"), state: text("state") },
    domain: text("domain"),
    country: { code: country, name: regionName(country), callingCode: text("calling-code") },
    timeZone: text("time-zone"),
    currency: { code: text("currency"), symbol: text("currency-symbol") },
    monthlyFee: text("monthly-fee") === "none" ? null : Number(text("monthly-fee")),
    languages: Object.fromEntries(languages.map((language) => [language, about(language, country)])),
    audience: audiences.find((each) => each === text("for")) ?? "businesses",
    services: named("services").map((service) => ({
      ...service,
      price: pricesIn(text("prices"))[service.key] ?? { kind: "on-request" },
    })),
    cities: named("cities"),
  };
}

/** The digits of a number with its country's code, also where it was typed without: "012-345 6789", "9123 4567". */
function withCountry(number: string, callingCode: string): string {
  const digits = number.replaceAll(/\D/g, "");
  if (digits === "" || number.startsWith("+")) return digits;
  const isWhole = digits.startsWith(callingCode) && digits.length > 8;
  return isWhole ? digits : callingCode + digits.replace(/^0/, "");
}

function about(language: string, country: string) {
  const { label, short } = spoken[language] ?? { label: language, short: language.toUpperCase() };
  return { label, short, locale: `${language}-${country}` };
}
