import type { OpeningHoursSpecification, ProfessionalService, WebSite, WithContext } from "schema-dts";
import { agency, officeName } from "@agency/content/agency";
import type { WeekHours } from "@agency/content/agency-data";
import { openingHours } from "@agency/content/opening-hours";
import { currency, type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import type { Office } from "@agency/content/shape";
import { absolute } from "../site-address.ts";

const dayNames = {
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
  7: "Sunday",
} as const;
const dayKeys = [1, 2, 3, 4, 5, 6, 7] as const;

const names = new Intl.DisplayNames("en", { type: "region" });

/** The countries of the agency's customers, in English as search engines know them. */
export const countriesServed = agency.areaServed.map((code) => names.of(code) ?? code);

/** A reference to the agency, for the page that describes it. */
const agencyReference = { "@id": absolute("/#agency") };

/** The agency by its name, for the structured data of pages that do not describe it. */
export const namedAgency = {
  "@type": "ProfessionalService",
  ...agencyReference,
  name: agency.name,
  url: absolute("/"),
} as const;

/** The agency as a local business, without the ratings that it claims for itself. */
export function agencyFacts(description: string, language: Language): WithContext<ProfessionalService> {
  const [main, ...others] = agency.offices;
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    ...agencyReference,
    name: agency.name,
    legalName: agency.legalName,
    description,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    image: absolute("/icon-512.png"),
    email: agency.email,
    telephone: agency.phone,
    foundingDate: String(agency.since),
    ...placeFacts(main),
    ...(others.length > 0 && {
      subOrganization: others.map((office, place) => branchFacts(office, place + 2, language)),
    }),
    ...(openingHours && { openingHoursSpecification: hours(openingHours) }),
    areaServed: countriesServed.map((name) => ({ "@type": "Country", name })),
    knowsLanguage: [...languageKeys],
    currenciesAccepted: currency.code,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Whether an address is more than that of a network, as it is in a folder that nobody has filled in. */
const isProfile = (address: string) => address !== "" && new URL(address).pathname !== "/";

const profiles = Object.values(agency.social).filter(isProfile);

type PersonShown = { name: string; role: string; profile: string };

/** The people of the agency, as its page shows them, without an entry that is the agency itself. A profile may be empty. */
export function peopleFacts(shown: readonly PersonShown[]): WithContext<ProfessionalService> {
  const people = shown.filter(({ name }) => name !== agency.name && name !== agency.legalName);
  return {
    "@context": "https://schema.org",
    ...namedAgency,
    ...(people.length > 0 && {
      employee: people.map(({ name, role, profile }) => ({
        "@type": "Person" as const,
        name,
        jobTitle: role,
        ...(isProfile(profile) && { sameAs: profile }),
      })),
    }),
  };
}

/** Where an office is. */
function placeFacts({ street, postcode, city, state, country, place, map }: Office) {
  return {
    address: {
      "@type": "PostalAddress" as const,
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressRegion: state,
      addressCountry: country.code,
    },
    ...(place && { geo: { "@type": "GeoCoordinates" as const, ...place } }),
    ...(map && { hasMap: map }),
  };
}

/** A further office, as a local business of the agency's. */
function branchFacts(office: Office, number: number, language: Language) {
  return {
    "@type": "ProfessionalService" as const,
    "@id": absolute(`/#office-${number}`),
    name: `${agency.name}, ${officeName(office, language)}`,
    url: absolute("/"),
    image: absolute("/icon-512.png"),
    telephone: office.phone ?? agency.phone,
    ...placeFacts(office),
    parentOrganization: agencyReference,
  };
}

function hours(week: WeekHours): OpeningHoursSpecification[] {
  const open = dayKeys.flatMap((day) => week[day].map(({ from, to }) => ({ day, span: `${from}/${to}` })));
  return Array.from(
    Map.groupBy(open, ({ span }) => span),
    ([span, days]) => {
      const [opens = "", closes = ""] = span.split("/");
      return {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days.map(({ day }) => dayNames[day]),
        opens,
        closes,
      };
    },
  );
}

/** The site in one language. */
export function siteFacts(language: Language): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: agency.name,
    url: absolute(aboutLanguage(language).prefix || "/"),
    inLanguage: language,
    publisher: namedAgency,
  };
}
