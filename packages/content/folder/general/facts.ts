import type { AgencyTexts, CityPoint } from "../../src/agency-texts.ts";
import type { PriceKind, ServiceKind } from "../../src/shape.ts";

/** The facts that general texts speak of, in one language. */
export type Facts = {
  /** The agency's name. */
  name: string;
  /** The city of its office. */
  city: string;
  /** By their keys, in the site's order. */
  services: Readonly<Record<string, ServiceFacts>>;
  /** Names by their keys. */
  cities: Readonly<Record<string, string>>;
  /** Whether any of its work goes on from month to month, so that there are reports. */
  ongoing: boolean;
  /** Of the smallest price of the home page, and of its plans, if it has any. */
  starts: Priced;
  plans: PlansPriced;
};

export type ServiceFacts = {
  name: string;
  kind: ServiceKind;
  /** Of the price of its smallest package, and of those of all. */
  starts: Priced;
  priced: Priced;
};

/** The same, where there are none, or where they are for a month and other services are not. */
export type PlansPriced = Priced | "none" | "ongoing";

/** The kinds of prices: "launch" is a set-up and then months, "mixed" not all the same. */
export type Priced = PriceKind | "launch" | "mixed";

/** Texts that are true of any agency: they are there until it writes its own. */
export type GeneralTexts = Omit<AgencyTexts, "projects">;

/** A name as people type it: without what is in brackets. */
export function shortName(name: string): string {
  return name.replaceAll(/\s*[(（][^)）]*[)）]/g, "");
}

/** The same for each key. */
export function forEach<V, T>(all: Readonly<Record<string, V>>, make: (each: V, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, make(each, key)]));
}

/** The texts of a service until the agency writes its own. */
export type Offer = {
  promise: string;
  lead: string;
  /** Three of them. */
  features: readonly { title: string; text: string }[];
};

type Titled = { title: string; text: string };
type Size = { name: string; description: string; features: readonly string[]; guarantee: string };

/** Texts of a kind of service until an agency writes its own. */
export type KindTexts = {
  /** Ends the description of its page: wordings of a sentence, of which the first that fits is taken. */
  proof: readonly (string | readonly string[])[];
  /** The same for its pages in cities. */
  proofInCity: readonly (string | readonly string[])[];
  /** The result at the end of the time on its page. */
  delivery: string;
  fact: { figure: string; meaning: string };
  offer: string;
  /** Three, after those of the service itself. */
  features: readonly Titled[];
  channels: Readonly<Record<string, { name: string; text: string }>>;
  sizes: { small: Size; medium: Size; large: Size };
  /** Five steps. */
  steps: readonly Titled[];
  faqs: readonly { question: string; answer: string }[];
  start: string;
  pointsIn: (city: string) => readonly [CityPoint, CityPoint, CityPoint];
};
