import type { ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
export function services({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, kind, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key, kind);
    const words = kinds[kind];
    return {
      name,
      title: `${name} in ${city}`,
      description: description("latin", `${name} in ${city}, from ${agency}.`, lead, ...words.proof),
      hero: { promise, lead, price: starts[from], delivery: words.delivery, fact: words.fact },
      offer: { title: "What you get", lead: words.offer },
      features: [...features, ...words.features],
      channels: words.channels,
      packages: { title: "Three sizes", lead: aboveSizes[priced], items: words.sizes },
      process: { title: "How we work", steps: words.steps },
      faqs: words.faqs,
      cities: { title: `${name} where you are.` },
      start: { title: "Shall we look at it together?", lead: words.start },
    };
  });
}
