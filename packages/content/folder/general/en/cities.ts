import type { CityTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach, shortName } from "../facts.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
export function cities({ cities: all, city: own, name: agency, services }: Facts) {
  return forEach(all, (city): CityTexts<string> => ({
    name: city,
    state: "",
    description: `${agency} works with businesses in ${city}. We talk by phone or video, so you can start without a trip.`,
    population: "",
    businessHub: "",
    neighbourhoods: [],
    services: forEach(services, ({ name: service, kind }, key) => ({
      lead: `${offerOf(key, kind).promise} Here is how we start in ${city}, and what it costs.`,
      points: kinds[kind].pointsIn(city),
      searches: [
        `${shortName(service)} ${city}`,
        `${shortName(service)} near me`,
        `${shortName(service)} agency ${city}`,
        `${shortName(service)} price in ${city}`,
      ],
      faq: {
        question: `Do you work with businesses in ${city}?`,
        answer:
          city === own
            ? `Yes. Our office is in ${city}, and you do not have to come to it: a call is enough to begin.`
            : `Yes. Our office is in ${own}. We talk by phone or video, and everything we agree on is in writing.`,
      },
      metaTitle: `${service} in ${city}`,
      metaDescription: description(
        "latin",
        `${service} for businesses in ${city}, from ${agency}.`,
        offerOf(key, kind).lead,
        ...kinds[kind].proofInCity,
      ),
    })),
  }));
}
