import type { texts } from "#agency/messages/en.ts";
import type { ProjectTexts } from "./shape.ts";

type Sample = typeof texts;

/** The same keys with any text, and lists of any length. */
type Any<T> = T extends string
  ? string
  : T extends readonly (infer E)[]
    ? readonly Any<E>[]
    : { readonly [K in keyof T]: Any<T[K]> };

type Keyed<T> = Readonly<Record<string, T>>;

type SampleService = Any<Sample["services"]["seo"]>;
type SampleCity = Any<Sample["cities"]["ipoh"]>;
type SampleHome = Any<Sample["home"]>;
type SampleShared = Any<Sample["shared"]>;
type SampleTeam = Any<Sample["team"]>;

/** The texts of a service's page. */
export type ServiceTexts = Omit<SampleService, "channels" | "packages"> & {
  channels: Keyed<SampleService["channels"]["search"]>;
  packages: Omit<SampleService["packages"], "items"> & { items: Keyed<SampleService["packages"]["items"]["local"]> };
};

/** One of the three points of a city's page: what matters there, and what the agency does about it in one sentence. */
export type CityPoint = { title: string; text: string; help: string };

type CityService = Omit<SampleCity["services"]["seo"], "points"> & {
  points: readonly [CityPoint, CityPoint, CityPoint];
};

/** The texts of a city. Without population, business and neighbourhoods (empty texts), its pages leave those parts out. */
export type CityTexts<Service extends string> = Omit<SampleCity, "services"> & {
  services: Readonly<Record<Service, CityService>>;
};

/** The texts of the sample, with an agency's own services, cities, packages, projects, testimonials and people. */
export type AgencyTexts<Service extends string = string, City extends string = string> = {
  shared: Omit<SampleShared, "services" | "serviceTitles" | "local" | "cities" | "clientPackages" | "blog"> & {
    services: Readonly<Record<Service, string>>;
    serviceTitles: Readonly<Record<Service, string>>;
    local: Readonly<Record<Service, string>>;
    cities: Readonly<Record<City, string>>;
    clientPackages: Keyed<string>;
    blog: Omit<SampleShared["blog"], "categories"> & { categories: Keyed<string> };
  };
  services: Readonly<Record<Service, ServiceTexts>>;
  cities: Readonly<Record<City, CityTexts<Service>>>;
  home: Omit<SampleHome, "services" | "pricing" | "portfolio"> & {
    services: Omit<SampleHome["services"], "items"> & { items: Keyed<SampleHome["services"]["items"]["seo"]> };
    pricing: Omit<SampleHome["pricing"], "plans"> & { plans: Keyed<SampleHome["pricing"]["plans"]["starter"]> };
    portfolio: Omit<SampleHome["portfolio"], "testimonials"> & {
      testimonials: Keyed<SampleHome["portfolio"]["testimonials"]["bakery"]>;
    };
  };
  projects: Keyed<ProjectTexts>;
  team: Omit<SampleTeam, "members"> & { members: Keyed<SampleTeam["members"]["founder"]> };
};
