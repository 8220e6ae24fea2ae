import { agency as own } from "#agency/details.ts";
import { country, timeZone } from "./settings.ts";
import type { Details } from "./shape.ts";

/** Who the agency is. */
export const agency: Details = own;

/** Countries that write the postcode after the city. */
const postcodeLast = new Set(["AU", "BN", "GB", "IE", "IN", "ID", "NZ", "SG", "TH", "US", "VN"]);

/** The address in one line, as the agency's country writes it. */
export function postalAddress(): string {
  const { street, postcode, city, state } = agency.address;
  const place = postcodeLast.has(country.code) ? `${city} ${postcode}` : `${postcode} ${city}`;
  // Singapore is city, state and country at once.
  const places = new Set([state, country.name].filter((name) => name !== city));
  return [street, place, ...places].join(", ");
}

/** The contact details on reports and emails. */
export const agencyDetails = {
  name: agency.name,
  address: postalAddress(),
  email: agency.email,
  phone: agency.phone,
  timeZone,
};

/** Countries by their codes as a list in words: "Malaysia and Singapore", or with `or`. */
export function countryList(codes: readonly string[], locale: string, type: "conjunction" | "disjunction"): string {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return new Intl.ListFormat(locale, { type }).format(codes.map((code) => names.of(code) ?? code));
}
