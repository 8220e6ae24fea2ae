import { agency } from "@agency/content/agency";
import { cityKeys } from "@agency/content/cities";
import { country } from "@agency/content/settings";

/** Words that everyone connects with this agency and would try first as a password. */
export const namesKnownHere: string[] = [
  agency.name,
  agency.email,
  agency.address.street,
  agency.address.city,
  agency.address.state,
  country.name,
  ...cityKeys,
  "password",
  "kata laluan",
];
