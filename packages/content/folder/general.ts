import { isAboutWebsites } from "../src/about-websites.ts";
import type { AgencyTexts, CityTexts, ServiceTexts } from "../src/agency-texts.ts";
import type { ProductTexts } from "../src/product-texts.ts";
import type { Audience, PriceKind, ServiceKind } from "../src/shape.ts";
import { descriptionFrom, type Hearer, type Told, teller } from "./general-words.ts";
import { merge } from "./merge.ts";

/** The facts that general texts speak of, in one language. */
export type Facts = {
  /** The agency's name. */
  name: string;
  /** The city of its main office. */
  city: string;
  /** Keys of the cities in which it has an office. */
  officeCities: readonly string[];
  /** By their keys, in the site's order. */
  services: Readonly<Record<string, ServiceFacts>>;
  /** Names by their keys. */
  cities: Readonly<Record<string, string>>;
  /** Whether most of its work goes on from month to month, so that there are reports. */
  ongoing: boolean;
  audience: Audience;
  /** Whether a free consultation can be booked, and how long it lasts. */
  consultation: { offered: boolean; minutes: number };
  /** Of the smallest price of the home page, and of its plans, if it has any. */
  starts: Priced;
  plans: PlansPriced;
};

type ServiceFacts = {
  name: string;
  kind: ServiceKind;
  audience: Audience;
  /** Of the price of its smallest package, and of those of all. */
  starts: Priced;
  priced: Priced;
  /** How many packages it has. */
  sizes: number;
  /** Whether the agency wrote about it in a city. */
  local: boolean;
  /** Whether it has a page in the city of an office. */
  inOffice: boolean;
  /** What the agency wrote at the top of its page. */
  own: { promise?: string | undefined; lead?: string | undefined };
};

/** The kinds of prices: "launch" is a set-up and then months, "mixed" not all the same. */
export type Priced = PriceKind | "launch" | "mixed";

/** The same, where there are none, or where they are for a month and other services are not. */
export type PlansPriced = Priced | "none" | "ongoing";

/** `messages/<language>/general.json` */
export type Words = ProductTexts["general"];

export type GeneralTexts = Omit<AgencyTexts, "projects" | "ownLegal">;

/** Texts that are true of any agency, in the language of the words: they are there until it writes its own. */
export function general(words: Words, facts: Facts): GeneralTexts {
  const { name: agency, city: office, services, cities, ongoing, audience, consultation } = facts;
  const names = Object.values(services).map(({ name }) => name);
  const known = {
    agency,
    office,
    consultationMinutes: String(consultation.minutes),
    // Names begin as they are written, so a point stands between them, and no word of a sentence: only the agency knows which are proper names.
    pair: names.slice(0, 2).join(words.joins.two),
    trio: names.slice(0, 3).join(words.joins.more),
  };
  const tellerFor =
    (hearer: Pick<Hearer, "audience" | "drafted" | "websites">): Tell =>
    (node, more = {}) =>
      teller(words, { ongoing, booked: consultation.offered, ...hearer })(node, { ...known, ...more });
  const offers = Object.entries(services).map(([key, service]) => ({ key, ...service }));
  const asWhole = {
    drafted: offers.every((offer) => offer.kind === "site" || isDrawn(offer)),
    websites: audience === "businesses" && offers.some(isAboutWebsites),
  };
  const tell = tellerFor({ audience, ...asWhole });
  // What every visitor reads before choosing a service.
  const areAllBusinesses = offers.every((offer) => offer.audience === "businesses");
  const tellAll = tellerFor({ audience: areAllBusinesses ? audience : "people", ...asWhole });
  const tellAbout: TellAbout = (offer) =>
    tellerFor({ audience: offer.audience, drafted: isDrawn(offer), websites: isAboutWebsites(offer) });
  return {
    cities: mapValues(cities, (city, key) => cityPages(words, facts, { key, name: city }, { tellAll, tellAbout })),
    home: homePage(words, facts, { tell, tellAll }),
    services: mapValues(services, (service, key) => servicePage(words, service, key, tellAbout({ key, ...service }))),
    shared: sharedTexts(words, facts, { tell, tellAll }),
    team: teamTexts(words, tell),
  };
}

type Tell = <T>(node: T, more?: Readonly<Record<string, string>>) => Told<T>;
type TellAbout = (offer: Offered) => Tell;

/** What is designed for businesses: drafts come first, and it is used on signs, in print and on screens. */
function isDrawn({ key, audience }: Pick<Offered, "key" | "audience">): boolean {
  return audience === "businesses" && ["branding", "print"].includes(key);
}

/** The texts of a service until the agency writes its own. Texts that name what it is speak to businesses. */
export function offerTexts({ offers, otherOffer, otherProject }: Words, { key: service, kind, audience }: Offered) {
  if (audience === "people") return otherProject;
  if (Object.hasOwn(offers, service)) return offers[service as keyof typeof offers];
  return kind === "project" ? otherProject : otherOffer;
}

type Offered = { key: string; kind: ServiceKind; audience: Audience };

type KindWords = Told<Omit<Words["kinds"]["search"], "channels">> & Pick<ServiceTexts, "channels">;

/** Ads and sites say much of what search does, and all three speak of websites and shops: people order a project. */
function kindWords({ kinds }: Words, { kind, audience }: Offered, tell: Tell): KindWords {
  return tell(
    kind === "project" || audience === "people" ? kinds.project : { ...kinds.search, ...kinds[kind] },
  ) as KindWords;
}

/** Whether general texts can say where it works or is used. Of other projects, only the agency knows. */
export function hasUsualChannels(offered: Offered): boolean {
  return isAboutWebsites(offered) || isDrawn(offered);
}

/** The pages of a city. They say only what is true of any city. One that says what is special there is found more often. */
function cityPages(
  words: Words,
  { officeCities, services }: Facts,
  { key: cityKey, name: city }: { key: string; name: string },
  { tellAll, tellAbout }: { tellAll: Tell; tellAbout: TellAbout },
): CityTexts {
  const place = officeCities.includes(cityKey) ? "here" : "elsewhere";
  return {
    name: city,
    state: "",
    description: tellAll(words.city.description[place], { town: city }),
    population: "",
    businessHub: "",
    neighbourhoods: [],
    services: mapValues(services, ({ name: offer, own: written, ...facts }, key) => {
      const offered = { key, ...facts };
      const tell = tellAbout(offered);
      const { promise, lead } = merge(offerTexts(words, offered), written);
      const { points, proofInCity } = kindWords(words, offered, tell);
      const { faq, searches, ...texts } = words.city;
      const told = tell(texts, { town: city, offer, promise });
      return {
        lead: told.lead,
        points: tell(points, { town: city }) as unknown as CityTexts["services"][string]["points"],
        // Who needs something made does not look for it in the same words.
        searches: isAboutWebsites(offered) ? tell(searches, { town: city, short: shortName(offer) }) : [],
        faq: {
          question: tell(faq.question, { town: city }),
          answer: tell(faq[place], { town: city }),
        },
        metaTitle: told.metaTitle,
        metaDescription: descriptionFrom(words, `${told.metaDescription}\n${lead}\n${proofInCity}`),
      };
    }),
  };
}

/** The keys of the texts that count packages. */
const countWords = ["one", "two", "three", "four"] as const;

/** The page of a service. */
function servicePage(
  words: Words,
  { name: offer, starts, priced, sizes, local, inOffice, own: written, ...facts }: ServiceFacts,
  key: string,
  tell: Tell,
): ServiceTexts {
  const offered = { key, ...facts };
  const { promise, lead, features } = merge(offerTexts(words, offered), written);
  const own = kindWords(words, offered, tell);
  const told = tell(words.service, { offer, count: String(sizes) });
  return {
    name: offer,
    // The page of the city is called by it.
    title: inOffice ? told.titleBesideCity : told.title,
    description: descriptionFrom(words, `${told.description}\n${lead}\n${own.proof}`),
    hero: { promise, lead, price: priceWords(words, starts, sizes), delivery: own.delivery, fact: own.fact },
    offer: { title: told.offer, lead: own.offer },
    features: [...features, ...own.features],
    cityIncludes: [],
    channels: hasUsualChannels(offered) ? own.channels : {},
    packages: {
      title: told.packages[countWords[sizes - 1] ?? "more"],
      lead: words.aboveSizes[priced],
      // A single one has no size to compare with.
      items: sizes === 1 ? mapValues(own.sizes, () => ({ ...own.sizes.small, ...told.only })) : own.sizes,
    },
    process: { title: told.process, steps: own.steps },
    faqs: own.faqs,
    cities: { title: told.cities.title, lead: local ? told.cities.local : told.cities.general },
    start: { title: told.start, lead: own.start },
  };
}

/** What stands beside the lowest price of a service. A single one starts nothing. */
function priceWords({ starts, alone }: Words, kind: keyof Words["starts"], sizes: number): string {
  const single: Partial<Record<string, string>> = alone;
  return (sizes === 1 ? single[kind] : undefined) ?? starts[kind];
}

function homePage(
  words: Words,
  { services, starts, plans }: Facts,
  { tell, tellAll }: Record<"tell" | "tellAll", Tell>,
): GeneralTexts["home"] {
  const told = tell(words.home);
  return {
    ...told,
    contact: tellAll(words.home.contact),
    cta: tellAll(words.home.cta),
    description: descriptionFrom(words, told.description),
    hero: { ...told.hero, facts: { ...told.hero.facts, price: words.starts[starts] } },
    services: {
      ...told.services,
      items: mapValues(services, ({ name, ...offered }, key) => {
        const [one, two, three] = offerTexts(words, { key, ...offered }).features;
        return { name, one: one.title, two: two.title, three: three.title };
      }),
    },
    pricing: { ...told.pricing, lead: words.abovePlans[plans] },
    portfolio: { ...told.portfolio, testimonials: {} },
  };
}

/** Short texts that name the agency, its services and its places, wherever they are shown. */
function sharedTexts(
  words: Words,
  { services: all, cities }: Facts,
  { tell, tellAll }: Record<"tell" | "tellAll", Tell>,
): GeneralTexts["shared"] {
  const services = mapValues(all, ({ name }) => name);
  const told = tell(words.shared);
  const blog = tellAll(words.shared.blog);
  return {
    ...told,
    services,
    serviceTitles: services,
    cities,
    local: mapValues(all, () => words.city.local),
    rating: { figure: "", claim: "", note: "" },
    newsletter: { ...told.newsletter, claim: "" },
    blog: { ...blog, title: told.blog.title, description: descriptionFrom(words, blog.description) },
  };
}

function teamTexts(words: Words, tell: Tell): GeneralTexts["team"] {
  const told = tell(words.team);
  return { ...told, page: { ...told.page, description: descriptionFrom(words, told.page.description) } };
}

/** A name as people type it: without what is in brackets. */
function shortName(name: string): string {
  return name.replaceAll(/\s*[(（][^)）]*[)）]/g, "");
}

/** The same for each key. */
export function mapValues<V, T>(
  all: Readonly<Record<string, V>>,
  make: (each: V, key: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, make(each, key)]));
}
