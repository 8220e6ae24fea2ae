import type { CityTexts } from "@agency/content/agency-texts";
import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { cityNames, forEach, ownCity, serviceNames } from "../../names.ts";
import { offers } from "./offers.ts";
import { places } from "./places.ts";

const own = ownCity("en");

/** The pages of the cities. */
export const cities = forEach(cityNames("en"), (city, place): CityTexts<string> => {
  const { customers, ...facts } = places[place];
  return {
    ...facts,
    name: city,
    neighbourhoods: [...facts.neighbourhoods],
    services: forEach(serviceNames("en"), (service, key) => ({
      lead: `${offers[key].promise} Here is how we start in ${city}, and what it costs.`,
      points: [
        {
          title: `Who looks for you in ${city}`,
          text: customers,
          help: "We ask your customers and search for ourselves before we write a word.",
        },
        {
          title: "A short list of work",
          text: "We begin with a short list of work, the most useful first, and you get it in writing before anything starts.",
          help: "We name the price and the time of each item, so that you can choose.",
        },
        {
          title: "Figures every month",
          text: "A report shows what we did that month and what it brought, with figures you can check.",
          help: "We read it with you, and agree on the next month.",
        },
      ],
      searches: [`${service} ${city}`, `${service} agency ${city}`, `${service} price ${city}`, `${service} near me`],
      faq: {
        question: `Do you work with businesses in ${city}?`,
        answer:
          city === own
            ? `Yes, our office is in ${city}. You do not have to come to it: a call is enough to begin.`
            : `Yes. Our office is in ${own}. We talk by phone or video, come over when it helps, and send our invoices in Singapore dollars.`,
      },
      metaTitle: `${service} in ${city}`,
      metaDescription: description(
        "latin",
        `${service} for businesses in ${city}.`,
        offers[key].lead,
        "Clear prices.",
        `From ${answers.name}.`,
        "See how we start.",
      ),
    })),
  };
});
