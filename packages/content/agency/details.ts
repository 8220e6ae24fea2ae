import type { Details } from "@agency/content/shape";

/** The agency behind the site. All of it is sample data: replace it with your own. */
export const agency = {
  name: "Sample Agency",
  legalName: "Sample Agency Sdn. Bhd. (sample)",
  registration: "202000000000 (sample)",
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
  areaServed: ["MY", "SG"],
  servers: ["MY", "SG"],
  /** Location of the agency in degrees; the sample is the centre of Ipoh. */
  place: { latitude: 4.5975, longitude: 101.0901 },
  // Samples link to the platforms' home pages.
  social: {
    Facebook: "https://www.facebook.com/",
    Instagram: "https://www.instagram.com/",
    LinkedIn: "https://www.linkedin.com/",
  },
} as const satisfies Details;
