import type { About, Answers, Names } from "../src/shape.ts";
import { knownService } from "./known-services.ts";
import { regionName } from "./places.ts";
import { type Given, namesIn } from "./questions.ts";
import { spoken } from "./spoken.ts";

/** The answers as the agency's folder keeps them. */
export function answersFrom(given: Given, year: number): Answers {
  const text = (name: string) => given[name]?.trim() ?? "";
  const country = text("country");
  const languages = text("languages")
    .split(",")
    .map((each) => each.trim());
  return {
    name: text("name"),
    legalName: text("legal-name"),
    registration: text("registration"),
    since: year,
    email: text("email"),
    phone: text("phone"),
    whatsapp: text("whatsapp").replaceAll(/\D/g, ""),
    street: text("street"),
    postcode: text("postcode"),
    city: text("city"),
    state: text("state"),
    domain: text("domain"),
    country: { code: country, name: regionName(country), callingCode: text("calling-code") },
    timeZone: text("time-zone"),
    currency: { code: text("currency"), symbol: text("currency-symbol") },
    monthlyFee: Number(text("monthly-fee")),
    languages: Object.fromEntries(languages.map((language, place) => [language, about(language, country, place)])),
    services: namesIn(text("services")).map((names) => service(names, languages)),
    cities: namesIn(text("cities")).map((names) => named(names, languages)),
  };
}

function about(language: string, country: string, place: number): About {
  const { label, short } = spoken[language] ?? { label: language, short: language.toUpperCase() };
  return { label, short, locale: `${language}-${country}`, prefix: place === 0 ? "" : `/${language}` };
}

/** A service by one of its known names, or a new one. */
function service(names: readonly string[], languages: readonly string[]): Names {
  const found = knownService(names[0] ?? "");
  if (!found || names.length > 1) return { ...named(names, languages), ...(found && { key: found.key }) };
  const chosen = Object.entries(found.names).filter(([language]) => languages.includes(language));
  return { key: found.key, names: Object.fromEntries(chosen) };
}

function named(names: readonly string[], languages: readonly string[]): Names {
  const all = languages.map((language, place) => [language, names[place] ?? names[0] ?? ""]);
  return { key: keyOf(names[0] ?? ""), names: Object.fromEntries(all) };
}

/** A name as part of an address: "Johor Bahru" becomes "johor-bahru". */
function keyOf(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{Diacritic}/gu, "");
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replace(/^-/, "")
    .replace(/-$/, "");
}
