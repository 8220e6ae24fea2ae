import { servicePath } from "./services.ts";
import { type ServiceKey, serviceKeys } from "./settings.ts";

/** The cities with their own pages, in the site's order. */
export const cityKeys = [
  "kuala-lumpur",
  "selangor",
  "penang",
  "johor-bahru",
  "ipoh",
  "kota-kinabalu",
  "kuching",
  "petaling-jaya",
  "shah-alam",
  "klang",
  "singapore",
] as const;

export type CityKey = (typeof cityKeys)[number];

/** Other cities where a reader of a city's page may have customers, nearest first. */
export const neighbours = {
  "kuala-lumpur": ["petaling-jaya", "selangor", "shah-alam"],
  selangor: ["kuala-lumpur", "shah-alam", "klang"],
  penang: ["ipoh", "kuala-lumpur", "selangor"],
  "johor-bahru": ["singapore", "kuala-lumpur", "selangor"],
  ipoh: ["penang", "kuala-lumpur", "selangor"],
  "kota-kinabalu": ["kuching", "kuala-lumpur", "johor-bahru"],
  kuching: ["kota-kinabalu", "johor-bahru", "singapore"],
  "petaling-jaya": ["kuala-lumpur", "shah-alam", "klang"],
  "shah-alam": ["klang", "petaling-jaya", "kuala-lumpur"],
  klang: ["shah-alam", "petaling-jaya", "selangor"],
  singapore: ["johor-bahru", "kuala-lumpur", "kuching"],
} as const satisfies Record<CityKey, readonly CityKey[]>;

/** A landing page: one service in one city. */
export type CityPage = { service: ServiceKey; city: CityKey };

/** Every landing page, grouped by service. */
export const cityPages: readonly CityPage[] = serviceKeys.flatMap((service) =>
  cityKeys.map((city) => ({ service, city })),
);

export function isCityKey(value: unknown): value is CityKey {
  return cityKeys.some((key) => key === value);
}

/** The address of a landing page, without the language prefix. */
export function cityPath({ service, city }: CityPage): string {
  return `${servicePath(service)}/${city}`;
}
