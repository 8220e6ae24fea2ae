import type { AgencyTexts } from "../../src/agency-texts.ts";

/** The facts that general texts speak of, in one language. */
export type Facts = {
  /** The agency's name. */
  name: string;
  /** The city of its office. */
  city: string;
  /** Names by their keys, in the site's order. */
  services: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, string>>;
};

/** Texts that are true of any agency: they are there until it writes its own. */
export type GeneralTexts = Omit<AgencyTexts, "projects">;

/** A name as people type it: without what is in brackets. */
export function shortName(name: string): string {
  return name.replaceAll(/\s*[(（][^)）]*[)）]/g, "");
}

/** The same for each key. */
export function forEach<T>(
  names: Readonly<Record<string, string>>,
  make: (name: string, key: string) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, make(name, key)]));
}
