import { answers } from "./answers.ts";
import { serviceKeys } from "./settings.ts";

/** The cities with their own pages, in the site's order. */
export const cityKeys = answers.cities.map(({ key }) => key);

type Key = (typeof cityKeys)[number];

const others = (key: Key): readonly Key[] => cityKeys.filter((other) => other !== key).slice(0, 3);

/** Other cities where a reader of a city's page may have customers, nearest first. */
export const neighbours = Object.fromEntries(cityKeys.map((key) => [key, others(key)])) as Record<Key, readonly Key[]>;

/** The city pages in the footer: six at most, each with the next service in turn. */
export const locations = cityKeys.slice(0, 6).flatMap((city, place) => {
  const service = serviceKeys[place % serviceKeys.length];
  return service ? [{ service, city }] : [];
});
