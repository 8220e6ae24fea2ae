import type { ServiceKey } from "@agency/content/settings";
import type { TileProps } from "@agency/ui/tiles/tile";
import { type Look, lookOf } from "./look.ts";

const signs: Record<Look, Required<Pick<TileProps, "kind" | "ground" | "figure" | "second">>> = {
  street: { kind: "arch", ground: "accent", figure: "light", second: "dark" },
  stairs: { kind: "hills", ground: "soft", figure: "second", second: "shade" },
  ripples: { kind: "cup", ground: "bright", figure: "light", second: "accent" },
  roof: { kind: "petals", ground: "second", figure: "bright", second: "light" },
};

/** The tile that represents a service across the site. */
export function serviceSign(service: ServiceKey) {
  return signs[lookOf(service)];
}
