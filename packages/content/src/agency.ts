import { agency } from "#agency/details.ts";
import { country, timeZone } from "./settings.ts";

export { agency } from "#agency/details.ts";

/** The address in one line. */
export function postalAddress(): string {
  const { street, postcode, city, state } = agency.address;
  return `${street}, ${postcode} ${city}, ${state}, ${country.name}`;
}

/** The contact details on reports and emails. */
export const agencyDetails = {
  name: agency.name,
  address: postalAddress(),
  email: agency.email,
  phone: agency.phone,
  timeZone,
};
