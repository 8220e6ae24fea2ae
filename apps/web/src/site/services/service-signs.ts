import type { ServiceKey } from "@agency/content/settings";
import type { TileProps } from "@agency/ui/tiles/tile";
import { type Look, lookOf } from "./look.ts";

const signs: Record<Look, Required<Pick<TileProps, "kind" | "ground" | "figure" | "second">>> = {
  street: { kind: "arch", ground: "orange", figure: "paper", second: "ink" },
  stairs: { kind: "hills", ground: "limestone", figure: "jade", second: "pine" },
  ripples: { kind: "cup", ground: "apricot", figure: "paper", second: "orange" },
  roof: { kind: "petals", ground: "jade", figure: "apricot", second: "paper" },
};

/** The tile that represents a service across the site. */
export function serviceSign(service: ServiceKey) {
  return signs[lookOf(service)];
}
