import { periodText } from "../src/period-text.ts";
import { productTexts } from "../src/product-texts.ts";
import { type Prices, withPrices } from "../src/quoted-prices.ts";
import { redirectsOf } from "./addresses.ts";
import type { Files } from "./files.ts";
import { merge } from "./merge.ts";
import { placeOf } from "./pictures.ts";
import type { AgencyFile, Folder, Stated } from "./read-agency.ts";
import { readSnippet } from "./snippet.ts";
import { agencyTexts, homeServicesOf } from "./texts.ts";

/**
 * The modules that the product imports as `#agency/…`, by their names, made of an agency's folder without mistakes. They are many
 * and small, so that a page of the site carries only what it shows.
 */
export function modulesOf({ languages, stated, files }: Folder, folder: string, prices: Prices) {
  const facts = stated[languages[0] ?? ""] as Stated;
  const texts = languages.map((language): [string, string] => [
    `messages/${language}.ts`,
    textsModule(stated[language] as Stated, language, prices),
  ]);
  return new Map<string, string>([
    ["folder.ts", `export const agencyFolder = new URL(${JSON.stringify(`${folder}/`)}, import.meta.url);\n`],
    ["settings.ts", settings(facts)],
    ["details.ts", details(languages, stated)],
    ["analytics.ts", analytics(facts.agency)],
    ["opening-hours.ts", openingHours(facts.agency)],
    ["holidays.ts", typed("holidays", "readonly Holiday[]", facts.agency.holidays)],
    ["updated.ts", literal("contentUpdated", facts.agency.updated)],
    ["cities.ts", cities(facts)],
    ["services.ts", services(facts)],
    ["packages.ts", packages(facts)],
    ["prices.ts", literal("prices", prices)],
    [
      "plans.ts",
      literal(
        "plans",
        facts.plans.map(({ key, price, popular }) => ({ key, price, popular })),
      ),
    ],
    ["projects.ts", projects(facts, files)],
    ["redirects.ts", literal("redirects", redirectsOf(facts))],
    ["pictures.ts", shownPictures(languages, stated, files)],
    ["team.ts", team(facts, files)],
    ["catalogue.ts", catalogue(facts)],
    ["legal.ts", legal(facts)],
    ["brand/brand.ts", typed("brand", "Brand", facts.brand)],
    ["messages.ts", messages(languages)],
    ...texts,
  ]);
}

const homes: Readonly<Record<string, string>> = { Brand: "@agency/content/brand/shape" };

/** A constant of a type of the product's. */
function typed(name: string, type: string, value: unknown): string {
  const named = /\w+(?=\[\]|$)/.exec(type)?.[0] ?? type;
  const from = homes[named] ?? "@agency/content/shape";
  return `import type { ${named} } from "${from}";\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

/** A constant whose type is its value. */
function literal(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

function settings({ agency, articles }: Stated): string {
  const [first] = Object.keys(agency.languages);
  const languages = Object.entries(agency.languages).map(([key, about]) => [
    key,
    { ...about, prefix: key === first ? "" : `/${key}` },
  ]);
  const { code, symbol } = agency.currency;
  return [
    literal("languages", Object.fromEntries(languages)),
    literal("timeZone", agency.timeZone),
    literal("currency", { code, symbol }),
    literal("country", { ...countryOf(agency.country), callingCode: agency.callingCode }),
    literal("serviceKeys", agency.services),
    literal(
      "clientPackages",
      agency.clientPackages.map(({ key }) => key),
    ),
    literal("leftOutOfReports", Object.fromEntries(agency.clientPackages.map(({ key, leftOut }) => [key, leftOut]))),
    literal("usualMonthlyFee", agency.usualMonthlyFee),
    `export const sample: boolean = ${String(agency.sample)};\n`,
    literal(
      "replyWithin",
      Object.fromEntries(
        Object.entries(agency.languages).map(([key, { locale }]) => [key, periodText(agency.reply, locale)]),
      ),
    ),
    typed("offered", "Offered", {
      ...agency.tools,
      newsletter: agency.newsletter,
      articles: articles.length > 0,
    }),
  ].join("");
}

function countryOf(code: string) {
  return { code, name: new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code };
}

function analytics({ analytics: counting }: AgencyFile): string {
  if (!counting) return "export const analytics = null;\n";
  const { name, snippet, hosts, consent } = counting;
  return typed("analytics", "Analytics", { name, snippet, scripts: readSnippet(snippet), hosts, consent });
}

function details(languages: readonly string[], stated: Folder["stated"]): string {
  const inEach = languages.map((language) => [language, (stated[language] as Stated).agency] as const);
  const [[, agency]] = inEach as [(typeof inEach)[number]];
  const { name, legalName, registration, founded, email, phone, whatsapp, areaServed, servers, social } = agency;
  const offices = agency.offices.map((office, at) => ({
    ...office,
    country: countryOf(office.country ?? agency.country),
    name: office.name && Object.fromEntries(inEach.map(([language, { offices: all }]) => [language, all[at]?.name])),
  }));
  return literal("agency", {
    name,
    legalName,
    registration,
    since: founded,
    email,
    phone,
    whatsapp,
    offices,
    areaServed,
    servers,
    social,
  });
}

function openingHours({ openingHours: hours, consultation }: AgencyFile): string {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday].map((spans) =>
    spans.map((span) => ({ from: span.slice(0, 5), to: span.slice(6) })),
  );
  const byDay = Object.fromEntries(week.map((spans, place) => [place + 1, spans]));
  return (
    typed("openingHours", "Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Span[]>", byDay) +
    literal("consultation", consultation)
  );
}

function cities({ agency, cities: all }: Stated): string {
  const near = Object.entries(all).map(([key, city]) => [
    key,
    city.near.length > 0 ? city.near : agency.cities.filter((other) => other !== key).slice(0, 3),
  ]);
  // Without a choice, six cities at most, each with the next service in turn.
  const usual = agency.cities
    .slice(0, 6)
    .map((city, place) => ({ service: agency.services[place % agency.services.length], city }));
  return (
    literal("cityKeys", agency.cities) +
    literal("neighbours", Object.fromEntries(near)) +
    literal("locations", agency.footer ?? usual)
  );
}

function services({ agency, services: all }: Stated): string {
  const facts = Object.entries(all).map(([key, { kind, cityPrice, delivery, channels, articles }]) => [
    key,
    {
      kind,
      cityPrice,
      delivery,
      channels: channels?.map(({ key: channel }) => channel) ?? usualChannels[kind],
      articles,
    },
  ]);
  return (
    literal("services", Object.fromEntries(facts)) +
    literal("homeServices", homeServicesOf(agency)) +
    literal("wholeService", agency.wholeService ?? null)
  );
}

/** The channels that the general texts describe. */
const usualChannels = {
  search: ["search", "maps", "email"],
  site: ["phone", "search", "maps"],
  ads: ["search", "social", "email"],
  project: ["sign", "print", "screen"],
};

function packages({ services: all }: Stated): string {
  const priced = Object.entries(all).map(([service, { packages: sizes }]) => [
    service,
    sizes.map((size) => {
      const { name: _1, description: _2, features: _3, guarantee: _4, ...facts } = size;
      return facts;
    }),
  ]);
  return literal("packages", Object.fromEntries(priced));
}

function projects({ projects: all, testimonials }: Stated, files: Files): string {
  return (
    literal(
      "projects",
      all.map(({ key, services: provided, cities: places }) => ({
        key,
        services: provided,
        cities: places,
      })),
    ) +
    literal(
      "testimonials",
      testimonials.map(({ key, service, picture }) => ({
        key,
        service,
        picture: picture && placeOf(files, picture),
      })),
    )
  );
}

/** Pictures in texts, for sharing, and on the pages of services. */
function shownPictures(languages: readonly string[], stated: Folder["stated"], files: Files): string {
  const [facts] = Object.values(stated);
  const ofServices = Object.entries(facts?.services ?? {}).flatMap(([key, { picture }]) => {
    if (!picture) return [];
    const alt = languages.map((language) => [language, stated[language]?.services[key]?.picture?.alt]);
    return [[key, { file: placeOf(files, picture.file), alt: Object.fromEntries(alt) }]];
  });
  return (
    literal("writtenPictures", [...files.pictures.written]) +
    literal("sharedPictures", [...files.pictures.shared]) +
    literal("servicePictures", Object.fromEntries(ofServices))
  );
}

function team({ team: { members, values } }: Stated, files: Files): string {
  return (
    literal(
      "team",
      members.map(({ key, name, initials, photo, linkedin, email }) => ({
        key,
        name,
        initials,
        photo: photo && placeOf(files, photo),
        linkedin,
        email,
      })),
    ) + literal("values", values?.map(({ key }) => key) ?? ["innovation", "transparency", "results", "partnership"])
  );
}

function catalogue({ blog, articles }: Stated): string {
  return (
    literal(
      "categories",
      blog.categories.map(({ key }) => key),
    ) + literal("catalogue", articles)
  );
}

function legal({ legal: { privacyNotice, earlierNotices, termsOfService, retention, offerTerms } }: Stated): string {
  return (
    literal("privacyNotice", privacyNotice) +
    `export const noticeVersions: readonly string[] = ${JSON.stringify([...earlierNotices, privacyNotice.version])};\n` +
    literal("termsOfService", termsOfService) +
    literal("retention", retention) +
    literal("offerTerms", offerTerms)
  );
}

function messages(languages: readonly string[]): string {
  const loads = languages.map((language) => `  ${language}: () => import("./messages/${language}.ts"),\n`).join("");
  return `export const load = {\n${loads}};\n`;
}

/** The agency's texts, and those of the product that it wants otherwise. */
function textsModule(stated: Stated, language: string, prices: Prices): string {
  const { texts, pages } = withPrices(
    { texts: agencyTexts(stated, language), pages: provenIn(stated) },
    prices,
    productTexts(language).services.price,
    () => undefined,
  );
  return `${literal("texts", texts)}export const pages: object = ${JSON.stringify(pages, null, 2)};\n`;
}

/** Claims without proof are on no page of a real agency, neither shown nor in its data. */
function provenIn({ agency, pages }: Stated): object {
  const nothing = {
    services: { city: { rating: { figure: "", claim: "", note: "" } } },
    forms: { newsletter: { claim: "" } },
  };
  const stated = pages.value ?? {};
  return agency.sample ? stated : merge(stated, nothing);
}
