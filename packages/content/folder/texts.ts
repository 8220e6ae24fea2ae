import { productTexts } from "../src/product-texts.ts";
import { isSamePrice } from "../src/same-price.ts";
import type { Audience } from "../src/shape.ts";
import { citiesFor } from "./addresses.ts";
import { general as generalIn, type GeneralTexts, mapValues, type PlansPriced, type Priced } from "./general.ts";
import { merge } from "./merge.ts";
import type { CityFile, ServiceFile, Stated } from "./read-agency.ts";

/** General texts in a language; in English for one that the product does not speak. */
function generalTexts(stated: Stated, language: string): GeneralTexts {
  const { agency, services, cities, plans, officeCities } = stated;
  const first = services[homeServiceKeys(agency)[0] ?? ""]?.packages ?? [];
  const { general: words } = productTexts(language, stated.pages.value ?? {});
  return generalIn(words, {
    name: agency.name,
    city: cities[officeCities[0] ?? ""]?.name ?? agency.offices[0]?.city ?? "",
    officeCities: officeCities.filter((key) => key !== undefined),
    services: mapValues(
      services,
      ({ name, kind, for: audience = agencyAudience(stated), packages, page: { hero } }, key) => ({
        name,
        kind,
        audience,
        starts: startingPrice(packages),
        priced: pricedBy(packages),
        sizes: packages.length,
        local: Object.values(cities).some(({ services: about = {} }) => Object.hasOwn(about, key)),
        inOffice: officeCities.some((city) => city !== undefined && citiesFor(stated, key).includes(city)),
        own: { promise: hero?.promise, lead: hero?.lead },
      }),
    ),
    cities: mapValues(cities, ({ name }) => name),
    ongoing: isOngoing([
      ...Object.values(services).map(({ packages }) => packages),
      ...(plans.length > 0 ? [plans] : []),
    ]),
    audience: agencyAudience(stated),
    consultation: { offered: agency.tools.consultation, minutes: agency.consultation.minutes },
    starts: startingPrice(plans.length > 0 ? plans : first),
    plans: plansPriced(stated),
  });
}

type Sizes = Stated["plans"] | ServiceFile["packages"];

const pricedAs = (size: Sizes[number]) => ("setupFee" in size ? "launch" : size.price.kind);

/** For whom the agency works: as it says, or as most of its services do. */
export function agencyAudience({ agency, services }: Stated): Audience {
  const all = Object.values(services);
  const people = all.filter(({ for: audience }) => audience === "people");
  return agency.for ?? (people.length * 2 > all.length ? "people" : "businesses");
}

/** What an agency is follows most of what it sells: of its services, and of its plans as one more. */
function isOngoing(sold: readonly Sizes[]): boolean {
  return sold.filter((sizes) => sizes.some(isMonthly)).length * 2 >= sold.length;
}

function plansPriced({ plans, services }: Stated): PlansPriced {
  if (plans.length === 0) return "none";
  const isForAll = Object.values(services).every(({ packages }) => packages.every(isMonthly));
  return pricedBy(plans) === "month" && !isForAll ? "ongoing" : pricedBy(plans);
}

/** A launch is followed by months. */
function isMonthly(size: Sizes[number]): boolean {
  return ["month", "launch"].includes(pricedAs(size));
}

function startingPrice([smallest]: Sizes): Priced {
  return smallest ? pricedAs(smallest) : "mixed";
}

function pricedBy(sizes: Sizes): Priced {
  return sizes.every((size) => pricedAs(size) === startingPrice(sizes)) ? startingPrice(sizes) : "mixed";
}

/** The texts of an agency in one language: its own, and general ones for what it has not written. */
export function agencyTexts(stated: Stated, language: string) {
  const general = generalTexts(stated, language);
  const { agency, services, cities, team, plans, testimonials, blog, projects } = stated;
  const servicesBy = <T>(make: (service: ServiceFile, key: string) => T) =>
    Object.fromEntries(Object.entries(services).map(([key, service]) => [key, make(service, key)]));
  return {
    cities: Object.fromEntries(
      Object.entries(cities).map(([key, city]) => [key, merge(general.cities[key], cityTexts(city))]),
    ),
    home: {
      ...general.home,
      services: {
        ...general.home.services,
        items: Object.fromEntries(
          homeServiceKeys(agency).map((key) => [key, services[key]?.card ?? general.home.services.items[key]]),
        ),
      },
      pricing: {
        ...general.home.pricing,
        plans: byKey(plans, ({ key, name, description, features, apart }) =>
          merge(general.home.pricing.plans[key], { name, description, features, apart }),
        ),
      },
      portfolio: {
        ...general.home.portfolio,
        testimonials: byKey(testimonials, ({ quote, name, position }) => ({ quote, name, position })),
      },
    },
    projects: byKey(projects, ({ texts }) => texts),
    ownLegal: stated.ownLegal,
    services: servicesBy((service, key) => serviceTexts(general.services[key], service)),
    shared: {
      ...general.shared,
      services: servicesBy(({ name }) => name),
      serviceTitles: servicesBy(({ name, formName }) => formName ?? name),
      cities: Object.fromEntries(Object.entries(cities).map(([key, { name }]) => [key, name])),
      local: servicesBy(({ cityHeading }, key) => cityHeading ?? general.shared.local[key]),
      clientPackages: byKey(agency.clientPackages, ({ name }) => name),
      blog: { ...general.shared.blog, categories: byKey(blog.categories, ({ name }) => name) },
    },
    team: {
      ...general.team,
      page: {
        ...general.team.page,
        values: team.values ? byKey(team.values, ({ title, text }) => ({ title, text })) : general.team.page.values,
      },
      members: byKey(team.members, ({ role, bio, skills }) => ({ role, bio, skills })),
    },
  };
}

/** The services that the home page presents side by side. */
export function homeServiceKeys({ services, homeServices, wholeService }: Stated["agency"]): readonly string[] {
  return homeServices ?? services.filter((key) => key !== wholeService);
}

function byKey<E extends { key: string }, T>(entries: readonly E[], make: (entry: E) => T): Record<string, T> {
  return Object.fromEntries(entries.map((entry) => [entry.key, make(entry)]));
}

function cityTexts(city: CityFile) {
  return Object.fromEntries(Object.entries(city).filter(([key]) => key !== "near"));
}

type ServiceTexts = GeneralTexts["services"][string];

function serviceTexts(general: ServiceTexts | undefined, service: ServiceFile) {
  const { name, page, channels, packages, cityPrice, cityIncludes } = service;
  const { packages: sizes, ...others } = merge({ ...general, name } as ServiceTexts, page);
  const items = byKey(packages, ({ key, name: called, description, features, guarantee, apart }) =>
    merge(general?.packages.items[key], { name: called, description, features, guarantee, apart }),
  );
  const same = packages.find((size) => "price" in size && isSamePrice(size.price, cityPrice));
  return {
    ...others,
    channels: channels ? byKey(channels, ({ name: called, text }) => ({ name: called, text })) : general?.channels,
    cityIncludes: cityIncludes ?? items[same?.key ?? ""]?.features ?? others.features.map(({ title }) => title),
    packages: { ...sizes, items },
  };
}
