import { afterEach, expect, test, vi } from "vitest";
import type * as details from "@agency/content/agency";

afterEach(() => {
  vi.doUnmock("@agency/content/agency");
  vi.resetModules();
});

const studio = {
  name: { en: "Studio", ms: "Studio kami" },
  street: "2 Sample Road",
  postcode: "018956",
  city: "Singapore",
  state: "Singapore",
  country: { code: "SG", name: "Singapore" },
  map: "https://maps.example/studio",
};

test("search engines are told of each office as a business of the agency, in its country", async () => {
  vi.resetModules();
  vi.doMock("@agency/content/agency", async (original) => {
    const real = await original<typeof details>();
    return { ...real, agency: { ...real.agency, offices: [...real.agency.offices, studio] } };
  });
  const { agencyFacts } = await import("./agency.ts");
  expect(agencyFacts("", "ms")).toMatchObject({
    "@type": "ProfessionalService",
    address: { addressLocality: "Ipoh", addressCountry: "MY" },
    subOrganization: [
      {
        "@type": "ProfessionalService",
        name: "Sample Agency, Studio kami",
        address: { streetAddress: "2 Sample Road", addressCountry: "SG" },
        hasMap: "https://maps.example/studio",
        telephone: "+60 5-000 0000",
        parentOrganization: { "@id": expect.stringMatching(/\/#agency$/) },
      },
    ],
  });
});

test("an agency with one office has no others", async () => {
  const { agencyFacts } = await import("./agency.ts");
  expect(agencyFacts("", "en")).not.toHaveProperty("subOrganization");
});
