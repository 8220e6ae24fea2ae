import { type ServiceKey, serviceKeys } from "@agency/content/settings";

/** The pictures and layouts of service pages. The services take them in turn, in their order. */
const looks = ["street", "stairs", "ripples", "roof"] as const;

export type Look = (typeof looks)[number];

export function lookOf(service: ServiceKey): Look {
  return looks[serviceKeys.indexOf(service) % looks.length] ?? looks[0];
}
