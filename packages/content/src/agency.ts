import { details as agency, timeZone } from "./own.ts";
import type { Office } from "./shape.ts";

export { details as agency } from "./own.ts";

/** Countries that write the postcode after the city. */
const postcodeLast = new Set(["AU", "BN", "GB", "IE", "IN", "ID", "NZ", "SG", "TH", "US", "VN"]);

/** The office whose address stands for the agency's. */
const [mainOffice] = agency.offices;

/** The name that tells an office from the others. */
export function officeName({ name, city }: Office, language: string): string {
  return name?.[language] ?? city;
}

/** The address of an office in one line, as its country writes it. */
export function postalAddress({ street, postcode, city, state, country }: Office = mainOffice): string {
  const place = postcodeLast.has(country.code) ? `${city} ${postcode}` : `${postcode} ${city}`;
  // Singapore is city, state and country at once.
  const places = new Set([state, country.name].filter((name) => name !== city));
  return [street, place, ...places].join(", ");
}

/** A link that shows an office on a map. */
export function mapAddress(office: Office): string {
  const query = encodeURIComponent(postalAddress(office));
  return office.map ?? `https://www.google.com/maps/search/?api=1&query=${query}`;
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
