import { type ServiceKey, serviceKeys } from "@agency/content/settings";
import type { TileProps } from "@agency/ui/tiles/tile";

/** The pictures and layouts of service pages. The services take them in turn, in their order. */
const looks = ["street", "stairs", "ripples", "roof"] as const;

export type Look = (typeof looks)[number];

export function serviceLook(service: ServiceKey): Look {
  return looks[serviceKeys.indexOf(service) % looks.length] ?? looks[0];
}

const signs: Record<Look, Required<Pick<TileProps, "kind" | "ground" | "figure" | "second">>> = {
  street: { kind: "arch", ground: "accent", figure: "light", second: "dark" },
  stairs: { kind: "hills", ground: "soft", figure: "second", second: "shade" },
  ripples: { kind: "cup", ground: "bright", figure: "light", second: "accent" },
  roof: { kind: "petals", ground: "second", figure: "bright", second: "light" },
};

/** The tile that represents a service across the site. */
export function serviceSign(service: ServiceKey) {
  return signs[serviceLook(service)];
}
