import type { CityTexts } from "@agency/content/agency-texts";
import { answers } from "../../answers.ts";
import { cityNames, forEach, serviceNames } from "../../names.ts";
import { offerOf } from "./offers.ts";

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
export const cities = forEach(cityNames("en"), (city): CityTexts<string> => ({
  name: city,
  state: "",
  description: `${answers.name} works for businesses in ${city}, in person or by video.`,
  population: "",
  businessHub: "",
  neighbourhoods: [],
  services: forEach(serviceNames("en"), (service, key) => ({
    lead: `${offerOf(key).promise} For businesses in ${city}.`,
    local: `We begin with your customers in ${city}: what they look for, where they compare, and what makes them call. From that comes a short list of work, in the order of what it brings. You get it in writing before anything starts, and a report every month that shows what each part did.`,
    searches: [`${service} ${city}`, `${service} near me`, `best ${service} ${city}`, `${service} price ${city}`].map(
      (search) => search.toLowerCase(),
    ),
    faq: {
      question: `Do you have to be in ${city} to work with us?`,
      answer: `No. We talk by phone or video, and visit when it helps. Our office is in ${answers.city}.`,
    },
    metaTitle: `${service} in ${city}`,
    metaDescription: `${service} in ${city} from ${answers.name}: a plan in writing, clear prices and a monthly report with figures you can check.`,
  })),
}));
