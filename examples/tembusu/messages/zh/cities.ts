import type { CityTexts } from "@agency/content/agency-texts";
import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { cityNames, forEach, ownCity, serviceNames } from "../../names.ts";
import { offers } from "./offers.ts";
import { places } from "./places.ts";
import { spaced } from "./spaced.ts";

const own = ownCity("zh");

/** The pages of the cities. */
export const cities = forEach(cityNames("zh"), (city, place): CityTexts<string> => {
  const { customers, ...facts } = places[place];
  return {
    ...facts,
    name: city,
    neighbourhoods: [...facts.neighbourhoods],
    services: forEach(serviceNames("zh"), (service, key) => ({
      lead: `${offers[key].promise}在${city}怎么开始、费用多少，这一页都写清楚。`,
      points: [
        {
          title: `在${city}，谁在找您`,
          text: customers,
          help: "动笔之前，我们先问您的客户，自己也搜索一遍。",
        },
        {
          title: "简短的工作清单",
          text: "我们先列一份简短的工作清单，最有用的排在前面；动工之前，您会收到书面计划。",
          help: "我们写明每一项的费用和时间，由您选择。",
        },
        {
          title: "每个月的数据",
          text: "报告说明这个月做了什么、带来了什么，数据都可以核对。",
          help: "我们和您一起看报告，并商定下个月的工作。",
        },
      ],
      searches: [`${city}${service}`, `${service} 价格`, `${city}${service}公司`, `${service} 推荐`],
      faq: {
        question: `你们服务${city}的商家吗？`,
        answer:
          city === own
            ? `服务。我们的办公室就在${city}，不过您不必过来，一通电话就可以开始。`
            : `服务。我们的办公室在${own}，平时用电话或视频沟通，需要时也会过去，账单以新元计算。`,
      },
      metaTitle: `${city}${service}`,
      metaDescription: description(
        "chinese",
        spaced(`${answers.name}为${city}商家提供${service}。`),
        offers[key].lead,
        "价格公开，先有书面计划。",
        "从哪里开始，看这一页。",
      ),
    })),
  };
});
