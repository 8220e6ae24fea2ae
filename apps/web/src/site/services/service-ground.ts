import type { ServiceKey } from "@agency/content/settings";
import { groundClass } from "@agency/ui/ground";
import { type Look, serviceLook } from "./look.ts";

const groundOfLook: Record<Look, string | undefined> = {
  street: undefined,
  stairs: groundClass("hero"),
  ripples: groundClass("band"),
  roof: groundClass("board"),
};

/** The class of the ground at the top of the pages of a service. */
export function serviceGround(service: ServiceKey): string | undefined {
  return groundOfLook[serviceLook(service)];
}
