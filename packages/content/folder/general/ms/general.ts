import type { Facts, GeneralTexts } from "../facts.ts";
import { cities } from "./cities.ts";
import { home } from "./home.ts";
import { services } from "./services.ts";
import { shared } from "./shared.ts";
import { team } from "./team.ts";

/** The general texts in Malay. */
export function general(facts: Facts): GeneralTexts {
  return {
    cities: cities(facts),
    home: home(facts),
    services: services(facts),
    shared: shared(facts),
    team: team(facts),
  };
}
