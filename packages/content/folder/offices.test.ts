import { expect, test } from "vitest";
import { mapAddress, postalAddress } from "../src/agency.ts";
import { loadAgency } from "./load-agency.ts";
import { changed } from "./sample.fixture.ts";

test("the first office is the main one, and each is called and found as the folder says", async () => {
  const agency = changed({
    file: "agency.yaml",
    was: "country: MY\n",
    is:
      '  - { street: 2 Sample Road, postcode: "018956", city: Singapore, state: Singapore, country: SG, phone: "+65 6000 0000",\n' +
      '      name: { en: Studio, ms: Studio kami }, map: "https://maps.example/studio" }\ncountry: MY\n',
  });
  const { details } = loadAgency(agency);
  const [main, studio] = details.offices;
  expect(main).toMatchObject({ street: "1 Jalan Contoh", country: { code: "MY", name: "Malaysia" } });
  expect(studio).toMatchObject({
    name: { en: "Studio", ms: "Studio kami" },
    country: { code: "SG", name: "Singapore" },
  });
  expect([main, studio].map((office) => office && postalAddress(office))).toEqual([
    "1 Jalan Contoh, 30000 Ipoh, Perak, Malaysia",
    "2 Sample Road, Singapore 018956",
  ]);
  expect([main, studio].map((office) => office && mapAddress(office))).toEqual([
    "https://www.google.com/maps/search/?api=1&query=1%20Jalan%20Contoh%2C%2030000%20Ipoh%2C%20Perak%2C%20Malaysia",
    "https://maps.example/studio",
  ]);
});
