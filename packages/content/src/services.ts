import { services, wholeService as own } from "#agency/services.ts";
import type { ServiceKey } from "./settings.ts";
import type { Price, ServiceKind } from "./shape.ts";

export { homeServices, services } from "#agency/services.ts";

/** The service that joins the others, which has a banner of its own on the home page. */
export const wholeService: ServiceKey | null = own;

export function kindOf(service: ServiceKey): ServiceKind {
  return services[service].kind;
}

/** The price on the pages of cities. */
export function cityPriceOf(service: ServiceKey): Price {
  return services[service].cityPrice;
}

/** The address of a service's page, without the language prefix. */
export function servicePath(service: ServiceKey): string {
  return `/services/${service}`;
}
