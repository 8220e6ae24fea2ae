import { cityKeys } from "#agency/cities.ts";
import { servicePath } from "./services.ts";
import { type ServiceKey, serviceKeys } from "./settings.ts";

export { cityKeys, neighbours } from "#agency/cities.ts";

export type CityKey = (typeof cityKeys)[number];

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
