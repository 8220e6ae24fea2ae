import type { AgencyTexts } from "../../src/agency-texts.ts";
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
