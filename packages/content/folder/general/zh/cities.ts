import type { CityTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach, shortName } from "../facts.ts";
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
    services: forEach(services, ({ name: service }, key) => ({
      lead: spaced(`${offerOf(key).promise}在${city}怎么开始、费用多少，这一页都写清楚。`),
      points: [
        {
          title: spaced(`您在${city}的客户`),
          text: spaced(`我们从您在${city}的客户着手：他们在找什么，拿您和谁比较，什么会让他们联系您。`),
          help: "我们向您请教，自己也搜索，并把结果写下来。",
        },
        {
          title: "简短的工作清单",
          text: "由此列出一份简短的工作清单，最有用的排在前面。动工之前，您会先收到书面计划。",
          help: "我们写明每一项的费用和时间，由您选择。",
        },
        {
          title: "带来了什么",
          text: "之后每个月的报告会说明做了什么、带来了什么。",
          help: "我们和您一起看报告，并商定下个月的工作。",
        },
      ],
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
        offerOf(key).lead,
        "先有书面计划，价格清楚，每月提供报告，数据都注明来源。",
        "费用多少、从哪里开始、每月做什么，都写在这一页。",
        "欢迎先预约三十分钟免费咨询。",
      ),
    })),
  }));
}
