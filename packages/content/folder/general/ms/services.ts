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
      title: `${name} di ${city}`,
      description: description("latin", `${name} di ${city}, oleh ${agency}.`, lead, ...words.proof),
      hero: { promise, lead, price: starts[from], delivery: words.delivery, fact: words.fact },
      offer: { title: "Apa yang anda dapat", lead: words.offer },
      features: [...features, ...words.features],
      channels: words.channels,
      packages: { title: "Tiga saiz", lead: aboveSizes[priced], items: words.sizes },
      process: { title: "Cara kami bekerja", steps: words.steps },
      faqs: words.faqs,
      cities: { title: `${name} di tempat anda.` },
      start: { title: "Apa kata kita lihat bersama?", lead: words.start },
    };
  });
}
