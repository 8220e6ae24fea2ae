import type { Agency } from "../src/agency-data.ts";
import { periodText } from "../src/period-text.ts";
import { productTexts } from "../src/product-texts.ts";
import { type Prices, withPrices } from "../src/quoted-prices.ts";
import type { ServiceKind } from "../src/shape.ts";
import { agencyRedirects, citiesFor } from "./addresses.ts";
import type { Files } from "./files.ts";
import { hasUsualChannels } from "./general.ts";
import { merge } from "./merge.ts";
import { findPicture } from "./pictures.ts";
import { agencyPrices } from "./prices.ts";
import type { AgencyFile, Folder, Stated } from "./read-agency.ts";
import { readSnippet } from "./snippet.ts";
import { agencyTexts, agencyAudience, homeServiceKeys } from "./texts.ts";
import { placedVideo, videoWords } from "./video-shape.ts";

/** What the product knows of the agency of a folder without mistakes; what is undefined is left out, as it is in browsers. */
export function buildAgency(read: Folder): Agency {
  return JSON.parse(JSON.stringify(gatherFacts(read))) as Agency;
}

function gatherFacts({ languages, stated, files }: Folder) {
  const facts = stated[languages[0] ?? ""] as Stated;
  const prices = agencyPrices(facts);
  const { agency, blog, articles, brand } = facts;
  return {
    ...agencySettings(facts),
    details: agencyDetails(languages, stated),
    analytics: analyticsFacts(agency),
    ...consultationHours(agency),
    audience: agencyAudience(facts),
    holidays: agency.holidays,
    contentUpdated: agency.updated,
    ...cityFacts(facts),
    ...serviceFacts(facts),
    prices,
    plans: facts.plans.map(({ key, price, popular }) => ({ key, price, popular })),
    ...projectFacts(facts, files),
    redirects: agencyRedirects(facts),
    servicePictures: servicePictureFacts(languages, stated, files),
    ...videoFacts(languages, stated, files),
    sharedPictures: [...files.pictures.shared],
    ...teamFacts(facts, files),
    categories: blog.categories.map(({ key }) => key),
    catalogue: articles,
    ...legalFacts(facts),
    brand,
    texts: Object.fromEntries(
      languages.map((language) => [language, languageTexts(stated[language] as Stated, language, prices)]),
    ),
  };
}

function agencySettings({ agency, articles }: Stated) {
  const [first] = Object.keys(agency.languages);
  const languages = Object.entries(agency.languages).map(([key, about]) => [
    key,
    { ...about, prefix: key === first ? "" : `/${key}` },
  ]);
  const { code, symbol } = agency.currency;
  return {
    languages: Object.fromEntries(languages),
    timeZone: agency.timeZone,
    currency: { code, symbol },
    country: { ...countryFacts(agency.country), callingCode: agency.callingCode },
    serviceKeys: agency.services,
    cityKeys: agency.cities,
    clientPackages: agency.clientPackages.map(({ key }) => key),
    leftOutOfReports: Object.fromEntries(agency.clientPackages.map(({ key, leftOut }) => [key, leftOut])),
    usualMonthlyFee: agency.usualMonthlyFee,
    sample: agency.sample,
    replyWithin: Object.fromEntries(
      Object.entries(agency.languages).map(([key, { locale }]) => [key, replyText(agency.reply, key, locale)]),
    ),
    offered: {
      ...agency.tools,
      // Its form stands in the blog.
      newsletter: agency.newsletter && articles.length > 0,
      portal: agency.portal,
      articles: articles.length > 0,
    },
  };
}

function replyText({ amount, unit }: AgencyFile["reply"], language: string, locale: string): string {
  if (unit !== "working-day") return periodText({ amount, unit }, locale);
  const { one, other } = productTexts(language).general.workingDays;
  const text = new Intl.PluralRules(locale).select(amount) === "one" ? one : other;
  return text.replace("{{amount}}", String(amount));
}

function countryFacts(code: string) {
  return { code, name: new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code };
}

function analyticsFacts({ analytics }: AgencyFile) {
  if (!analytics) return null;
  const { name, snippet, hosts, consent } = analytics;
  return { name, snippet, scripts: readSnippet(snippet), hosts, consent };
}

function agencyDetails(languages: readonly string[], stated: Folder["stated"]) {
  const inEach = languages.map((language) => [language, (stated[language] as Stated).agency] as const);
  const [[, agency]] = inEach as [(typeof inEach)[number]];
  const { name, legalName, registration, founded, email, phone, whatsapp, areaServed, servers, social } = agency;
  const offices = agency.offices.map((office, at) => ({
    ...office,
    country: countryFacts(office.country ?? agency.country),
    cityKey: stated[languages[0] ?? ""]?.officeCities[at],
    name: office.name && Object.fromEntries(inEach.map(([language, { offices: all }]) => [language, all[at]?.name])),
  }));
  return {
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
  };
}

function consultationHours({ openingHours, consultation: { hours: own, ...consultation } }: AgencyFile) {
  const open = openingHours === "by-appointment" ? null : weekHours(openingHours);
  return { openingHours: open, bookingHours: own ? weekHours(own) : (open ?? weekHours(neverOpen)), consultation };
}

type Week = Exclude<AgencyFile["openingHours"], string>;

const neverOpen: Week = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

function weekHours(hours: Week) {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = hours;
  const week = [monday, tuesday, wednesday, thursday, friday, saturday, sunday].map((spans) =>
    spans.map((span) => ({ from: span.slice(0, 5), to: span.slice(6) })),
  );
  return Object.fromEntries(week.map((spans, place) => [place + 1, spans]));
}

function cityFacts(stated: Stated) {
  const { agency, cities: all } = stated;
  const near = Object.entries(all).map(([key, city]) => [
    key,
    city.near.length > 0 ? city.near : agency.cities.filter((other) => other !== key).slice(0, 3),
  ]);
  // Without a choice, six cities at most, each with the next service in turn.
  const usual = agency.cities.slice(0, 6).flatMap((city, place) => {
    const offered = agency.services.filter((key) => citiesFor(stated, key).includes(city));
    return offered.length > 0 ? [{ service: offered[place % offered.length], city }] : [];
  });
  return { neighbours: Object.fromEntries(near), locations: agency.footer ?? usual };
}

function serviceFacts(stated: Stated) {
  const { agency, services: all } = stated;
  const facts = Object.entries(all).map(([key, service]) => {
    const { kind, for: audience = agencyAudience(stated), cityPrice, delivery, channels, articles } = service;
    const usual = hasUsualChannels({ key, kind, audience }) ? usualChannels[kind] : [];
    const known = { kind, audience, cities: citiesFor(stated, key), cityPrice, delivery, articles };
    return [key, { ...known, channels: channels?.map((channel) => channel.key) ?? usual }];
  });
  const packages = Object.entries(all).map(([service, { packages: sizes }]) => [
    service,
    sizes.map((size) => {
      const { name: _1, description: _2, features: _3, guarantee: _4, apart: _5, ...priced } = size;
      return priced;
    }),
  ]);
  return {
    services: Object.fromEntries(facts),
    homeServices: homeServiceKeys(agency),
    wholeService: agency.wholeService ?? null,
    packages: Object.fromEntries(packages),
  };
}

/** The channels that the general texts describe. */
const usualChannels: Readonly<Record<ServiceKind, readonly string[]>> = {
  search: ["search", "maps", "email"],
  site: ["phone", "search", "maps"],
  ads: ["search", "social", "email"],
  project: ["sign", "print", "screen"],
};

function projectFacts({ projects: all, testimonials }: Stated, files: Files) {
  return {
    projects: all.map(({ key, language, services, cities, video }) => ({
      key,
      language,
      services,
      cities,
      video: video && { source: video.source, picture: video.picture },
    })),
    testimonials: testimonials.map(({ key, language, service, picture }) => ({
      key,
      language,
      service,
      picture: picture && findPicture(files, picture),
    })),
  };
}

function servicePictureFacts(languages: readonly string[], stated: Folder["stated"], files: Files) {
  const [facts] = Object.values(stated);
  const ofServices = Object.entries(facts?.services ?? {}).flatMap(([key, { picture }]) => {
    if (!picture) return [];
    const alt = languages.map((language) => [language, stated[language]?.services[key]?.picture?.alt]);
    return [[key, { file: findPicture(files, picture.file), alt: Object.fromEntries(alt) }]];
  });
  return Object.fromEntries(ofServices);
}

function videoFacts(languages: readonly string[], stated: Folder["stated"], files: Files) {
  const [facts] = Object.values(stated);
  const ofServices = Object.entries(facts?.services ?? {}).flatMap(([key, { video }]) => {
    if (!video) return [];
    const file = `services/${key}.yaml`;
    const words = languages.map((language) => {
      const inLanguage = stated[language]?.services[key]?.video ?? video;
      return [language, videoWords(placedVideo(files, inLanguage, file))] as const;
    });
    const { source, picture } = placedVideo(files, video, file);
    return [[key, { source, picture, words: Object.fromEntries(words) }] as const];
  });
  const ofProjects = Object.values(stated).flatMap(({ projects }) => projects);
  const sources = [
    ...ofServices.map(([, { source }]) => source),
    ...ofProjects.flatMap(({ video }) => video?.source ?? []),
  ];
  const captions = [
    ...ofServices.flatMap(([, { words }]) => Object.values(words).flatMap((each) => each.captions ?? [])),
    ...ofProjects.flatMap(({ texts: { video } }) => video?.captions ?? []),
  ];
  return {
    serviceVideos: Object.fromEntries(ofServices),
    videoFiles: [
      ...new Set([...sources.flatMap((source) => (source.at === "file" ? [source.file] : [])), ...captions]),
    ],
    videoHosts: [...new Set(sources.flatMap(({ at }) => (at === "file" ? [] : [at])))].toSorted(),
  };
}

function teamFacts({ team: { members, values } }: Stated, files: Files) {
  return {
    team: members.map(({ key, name, initials, photo, linkedin, email }) => ({
      key,
      name,
      initials,
      photo: photo && findPicture(files, photo),
      linkedin,
      email,
    })),
    values: values?.map(({ key }) => key) ?? ["innovation", "transparency", "results", "partnership"],
  };
}

function legalFacts({ legal: { privacyNotice, earlierNotices, termsOfService, retention, offerTerms } }: Stated) {
  const noticeVersions = [...earlierNotices, privacyNotice.version];
  return { privacyNotice, noticeVersions, termsOfService, retention, offerTerms };
}

/** The agency's texts, and those of the product that it wants otherwise. */
function languageTexts(stated: Stated, language: string, prices: Prices) {
  return withPrices(
    { texts: agencyTexts(stated, language), pages: provenIn(stated) },
    prices,
    productTexts(language).services.price,
    () => undefined,
  );
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
