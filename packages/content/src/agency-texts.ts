import type { Told } from "../folder/general-words.ts";
import type { ProductTexts } from "./product-texts.ts";
import type { OwnLegal, ProjectTexts } from "./shape.ts";

/** The general texts, which have every text of an agency. */
type General = { readonly [K in "home" | "shared" | "team"]: Told<ProductTexts["general"][K]> };

type Keyed<T> = Readonly<Record<string, T>>;
type Titled = { title: string; text: string };

/** The texts of a service's page. */
export type ServiceTexts = {
  name: string;
  title: string;
  description: string;
  hero: {
    promise: string;
    lead: string;
    price: string;
    delivery: string;
    fact: { figure: string; meaning: string };
  };
  offer: { title: string; lead: string };
  features: readonly Titled[];
  /** What the price on the pages of cities buys. */
  cityIncludes: readonly string[];
  channels: Keyed<{ name: string; text: string }>;
  packages: { title: string; lead: string; items: Keyed<SizeTexts> };
  process: { title: string; steps: readonly Titled[] };
  faqs: readonly { question: string; answer: string }[];
  cities: { title: string; lead: string };
  start: { title: string; lead: string };
};

type SizeTexts = {
  name: string;
  description: string;
  features: readonly string[];
  guarantee: string;
  /** Tells it from another offer of the same name. */
  apart?: string;
};

/**
 * One of the three points of a city's page: what matters there, what the agency does about it in one sentence, and the key of the
 * smallest package that has it, where the price of the page does not buy it.
 */
export type CityPoint = { title: string; text: string; help: string; from?: string };

type CityService = {
  lead: string;
  points: readonly [CityPoint, CityPoint, CityPoint];
  searches: readonly string[];
  faq: { question: string; answer: string };
  metaTitle: string;
  metaDescription: string;
};

/** The texts of a city. Without population, business and neighbourhoods (empty texts), its pages leave those parts out. */
export type CityTexts = {
  name: string;
  state: string;
  description: string;
  population: string;
  businessHub: string;
  neighbourhoods: readonly { name: string; text: string }[];
  services: Keyed<CityService>;
};

type Home = General["home"];
type Shared = General["shared"];

/** The texts of an agency in one language. */
export type AgencyTexts = {
  shared: Omit<Shared, "clientPackages" | "blog" | "newsletter"> & {
    /** By the keys of the services: their names, as a form and a message name them, and the heading of a city's local part. */
    services: Keyed<string>;
    serviceTitles: Keyed<string>;
    local: Keyed<string>;
    cities: Keyed<string>;
    clientPackages: Keyed<string>;
    rating: { figure: string; claim: string; note: string };
    newsletter: Shared["newsletter"] & { claim: string };
    blog: Omit<Shared["blog"], "categories"> & { categories: Keyed<string> };
  };
  services: Keyed<ServiceTexts>;
  cities: Keyed<CityTexts>;
  home: Omit<Home, "hero" | "services" | "pricing" | "portfolio"> & {
    hero: Omit<Home["hero"], "facts"> & { facts: Home["hero"]["facts"] & { price: string } };
    services: Home["services"] & { items: Keyed<{ name: string; one: string; two: string; three: string }> };
    pricing: Omit<Home["pricing"], "plans"> & { lead: string; plans: Keyed<Omit<SizeTexts, "guarantee">> };
    portfolio: Home["portfolio"] & { testimonials: Keyed<{ quote: string; name: string; position: string }> };
  };
  projects: Keyed<ProjectTexts>;
  /** By the keys of the pages: privacy and terms. */
  ownLegal: Keyed<OwnLegal>;
  team: Omit<General["team"], "page" | "members"> & {
    page: Omit<General["team"]["page"], "values"> & { values: Keyed<Titled> };
    members: Keyed<{ role: string; bio: string; skills: readonly string[] }>;
  };
};
