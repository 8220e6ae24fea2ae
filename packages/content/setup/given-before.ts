import type { Brand } from "../src/brand/shape.ts";
import type { Answers, Names } from "../src/shape.ts";
import type { Given } from "./questions.ts";

/** What an earlier run wrote. */
export type Before = Answers & { brand: Brand | undefined };

/** The answers of an earlier run as they would be typed. */
export function givenBefore({ brand: look, ...answers }: Before): Given {
  const { country, currency, languages } = answers;
  const text = ({ names }: Names) => Object.values(names).join("|");
  return {
    name: answers.name,
    "legal-name": answers.legalName,
    registration: answers.registration,
    email: answers.email,
    phone: answers.phone,
    whatsapp: answers.whatsapp,
    street: answers.street,
    postcode: answers.postcode,
    city: answers.city,
    state: answers.state,
    domain: answers.domain,
    ...(look && {
      paper: look.colours.light.paper,
      ink: look.colours.light.ink,
      accent: look.colours.light.accent,
      second: look.colours.light.second,
      pattern: look.pattern ? "on" : "off",
      "display-font": look.fonts.display.family,
      "text-font": look.fonts.text.family,
    }),
    languages: Object.keys(languages).join(","),
    country: country.code,
    "time-zone": answers.timeZone,
    currency: currency.code,
    "currency-symbol": currency.symbol,
    "monthly-fee": String(answers.monthlyFee),
    "calling-code": country.callingCode,
    services: answers.services.map(text).join(", "),
    cities: answers.cities.map(text).join(", "),
  };
}
