import type { CityTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach, shortName } from "../facts.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";
import { spaced } from "./spaced.ts";

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
export function cities({ cities: all, city: own, name: agency, services }: Facts) {
  return forEach(all, (city): CityTexts<string> => ({
    name: city,
    state: "",
    description: spaced(`${agency}为${city}的商家服务。电话或视频就能谈，不必专程过来。`),
    population: "",
    businessHub: "",
    neighbourhoods: [],
    services: forEach(services, ({ name: service, kind }, key) => ({
      lead: spaced(`${offerOf(key, kind).promise}在${city}怎么开始、费用多少，这一页都写清楚。`),
      points: kinds[kind].pointsIn(city),
      searches: [
        spaced(`${city}${shortName(service)}`),
        spaced(`${shortName(service)} 价格`),
        spaced(`${city}${shortName(service)}公司`),
        spaced(`${shortName(service)} 推荐`),
      ],
      faq: {
        question: spaced(`你们服务${city}的商家吗？`),
        answer:
          city === own
            ? spaced(`服务。我们的办公室就在${city}，不过您不必过来，一通电话就可以开始。`)
            : spaced(`服务。我们的办公室在${own}，平时用电话或视频沟通，谈妥的事项都写成书面文件。`),
      },
      metaTitle: spaced(`${city}${service}`),
      metaDescription: description(
        "chinese",
        spaced(`${agency}为${city}商家提供${service}。`),
        offerOf(key, kind).lead,
        ...kinds[kind].proofInCity,
      ),
    })),
  }));
}
