import { type CityKey, cityKeys } from "@agency/content/cities";
import type { Messages } from "@agency/content/messages/translation";
import { isServiceKey, type ServiceKey, serviceKeys } from "@agency/content/services";

/** The service whose page stands at a path without a language: `/services/seo`. @throws when it is none */
export function serviceOfPath(path: string): ServiceKey {
  const [, , service] = path.split(/[/.]/);
  if (!isServiceKey(service)) throw new Error(`No service has its page at ${path}`);
  return service;
}

/** Of the cities' texts the names only, for pages that link to them. */
export function cityNames(cities: Messages["cities"], keys: readonly CityKey[] = cityKeys) {
  return Object.fromEntries(keys.map((key) => [key, { name: cities[key].name }]));
}

/** Of the services' texts the names only. */
export function serviceNames(services: Messages["services"]) {
  return Object.fromEntries(serviceKeys.map((key) => [key, { name: services[key].name }]));
}
