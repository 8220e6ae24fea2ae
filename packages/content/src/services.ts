import { isAboutWebsites as isAbout } from "./about-websites.ts";
import type { Service } from "./agency-data.ts";
import { getEntry } from "./get-entry.ts";
import { serviceKeys, services } from "./own.ts";
import type { Price } from "./shape.ts";

export { homeServices, wholeService } from "./own.ts";

/** @throws {Error} for a service that is not there */
export function getService(key: string): Service {
  return getEntry(services, key);
}

/** Whether it is about websites and what brings visitors to them, so that a website can be checked. */
export function isAboutWebsites(service: string): boolean {
  return isAbout(getService(service));
}

/** Whether any of the services is about websites. */
export const hasWebsites = serviceKeys.some(isAboutWebsites);

/** The price on the pages of cities. */
export function cityPrice(service: string): Price {
  return getService(service).cityPrice;
}

/** The address of a service's page, without the language prefix. */
export function servicePath(service: string): string {
  return `/services/${service}`;
}
