import { country, timeZone } from "./settings.ts";

/** The agency whose site this is. Everything here is sample data: put in your own. */
export const agency = {
  name: "Sample Agency",
  legalName: "Sample Agency Sdn. Bhd. (sample)",
  since: 2020,
  email: "hello@sample-agency.example",
  phone: "+60 5-000 0000",
  whatsapp: "6050000000",
  address: {
    street: "1 Jalan Contoh",
    postcode: "30000",
    city: "Ipoh",
    state: "Perak",
  },
  /** Where its customers are, as search engines are told. */
  areaServed: [country.name, "Singapore"],
  /** Where the agency is, in degrees: the middle of Ipoh for the sample. */
  place: { latitude: 4.5975, longitude: 101.0901 },
  // The platforms' own front pages stand in for a sample's.
  social: {
    Facebook: "https://www.facebook.com/",
    Instagram: "https://www.instagram.com/",
    LinkedIn: "https://www.linkedin.com/",
  },
} as const;

/** The address on one line. */
export function postalAddress(): string {
  const { street, postcode, city, state } = agency.address;
  return `${street}, ${postcode} ${city}, ${state}, ${country.name}`;
}

/** What stands on reports and mails. */
export const agencyDetails = {
  name: agency.name,
  address: postalAddress(),
  email: agency.email,
  phone: agency.phone,
  timeZone,
};
