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

/** The structured data of an agency that differs from the sample. */
async function factsWith(change: (real: typeof details.agency) => Partial<typeof details.agency>) {
  vi.resetModules();
  vi.doMock("@agency/content/agency", async (original) => {
    const real = await original<typeof details>();
    return { ...real, agency: { ...real.agency, ...change(real.agency) } };
  });
  return import("./agency.ts");
}

test("search engines are told of each office as a business of the agency, in its country", async () => {
  const { agencyFacts } = await factsWith(({ offices }) => ({ offices: [...offices, studio] }));
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

test("search engines are told of the agency's profiles, and not of networks where it names none", async () => {
  const { agencyFacts } = await factsWith(() => ({
    social: { Facebook: "https://www.facebook.com/", LinkedIn: "https://www.linkedin.com/company/studio" },
  }));
  expect(agencyFacts("", "en")).toMatchObject({ sameAs: ["https://www.linkedin.com/company/studio"] });
});

test("search engines are told who works at the agency, and as what", async () => {
  const { peopleFacts } = await import("./agency.ts");
  const person = { name: "Sample Person", role: "Founder", profile: "" };
  const people = peopleFacts([person, { ...person, profile: "https://www.linkedin.com/in/sample" }]);
  expect(people).toHaveProperty("employee", [
    { "@type": "Person", name: "Sample Person", jobTitle: "Founder" },
    { "@type": "Person", name: "Sample Person", jobTitle: "Founder", sameAs: "https://www.linkedin.com/in/sample" },
  ]);
});

test("an agency that is an entry of its own team is not a person", async () => {
  const { peopleFacts } = await factsWith(() => ({ name: "Company & Son" }));
  const itself = { name: "Company & Son", role: "Founder", profile: "" };
  expect(peopleFacts([itself])).not.toHaveProperty("employee");
  expect(peopleFacts([itself, { ...itself, name: "Sample Person" }])).toHaveProperty("employee", [
    { "@type": "Person", name: "Sample Person", jobTitle: "Founder" },
  ]);
});
