import type { ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";
import { spaced } from "./spaced.ts";

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
export function services({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, kind, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key, kind);
    const words = kinds[kind];
    return {
      name,
      title: spaced(`${city}${name}`),
      description: description("chinese", spaced(`${agency}在${city}提供${name}。`), lead, ...words.proof),
      hero: { promise, lead, price: starts[from], delivery: words.delivery, fact: words.fact },
      offer: { title: "服务内容", lead: words.offer },
      features: [...features, ...words.features],
      channels: words.channels,
      packages: { title: "三种配套", lead: aboveSizes[priced], items: words.sizes },
      process: { title: "合作流程", steps: words.steps },
      faqs: words.faqs,
      cities: { title: spaced(`${name}，服务您所在的城市。`) },
      start: { title: "一起来看看？", lead: words.start },
    };
  });
}
