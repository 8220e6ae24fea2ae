import type { CityPage } from "./agency-data.ts";
import { cityKeys, serviceKeys } from "./own.ts";
import { getService, servicePath } from "./services.ts";

export { cityKeys, neighbours } from "./own.ts";

/** Every landing page, grouped by service. */
export const cityPages: readonly CityPage[] = serviceKeys.flatMap((service) =>
  getService(service).cities.map((city) => ({ service, city })),
);

/** Whether a service has a page in a city. */
export function hasCityPage({ service, city }: CityPage): boolean {
  return getService(service).cities.includes(city);
}

export function isCityKey(value: unknown): value is string {
  return cityKeys.some((key) => key === value);
}

/** The address of a landing page, without the language prefix. */
export function cityPath({ service, city }: CityPage): string {
  return `${servicePath(service)}/${city}`;
}
