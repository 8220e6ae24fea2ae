import type { cityKeys } from "../../cities.ts";
import type { Place } from "../place.ts";
import { batam } from "./cities/batam.ts";
import { johorBahru } from "./cities/johor-bahru.ts";
import { malacca } from "./cities/malacca.ts";
import { singapore } from "./cities/singapore.ts";

/** What is said about each city and no other. */
export const places: Record<(typeof cityKeys)[number], Place> = {
  singapore,
  "johor-bahru": johorBahru,
  batam,
  malacca,
};
