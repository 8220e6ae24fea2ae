import type { ServiceTexts } from "@agency/content/agency-texts";
import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { forEach, ownCity, serviceNames } from "../../names.ts";
import { offers } from "./offers.ts";

const city = ownCity("en");

/** The pages of the services. */
export const services = forEach(serviceNames("en"), (name, key): ServiceTexts => {
  const { promise, lead, fact, price, delivery, offer, features, channels, packages, faqs, start } = offers[key];
  return {
    name,
    title: `${name} in ${city}`,
    description: description(
      "latin",
      `${name} in ${city}.`,
      lead,
      "Clear prices.",
      `From ${answers.name}.`,
      "A plan in writing.",
    ),
    hero: { promise, lead, price, delivery, fact },
    offer: { title: "What you get", lead: offer },
    features: [...features],
    channels,
    packages,
    process: {
      title: "Five steps",
      steps: [
        { title: "Talk", text: "Half an hour, free. You tell us what you sell, and to whom." },
        { title: "Look", text: "We look at what you have, and write down what we would do first." },
        { title: "Agree", text: "You get a plan with a price and dates. Nothing starts before you say yes." },
        { title: "Work", text: "One person is in charge, and you have their number." },
        { title: "Report", text: "We show you what we did, and what it brought." },
      ],
    },
    faqs: [...faqs],
    cities: { title: `${name} where you are.` },
    start: { title: "Shall we look at it together?", lead: start },
  };
});
