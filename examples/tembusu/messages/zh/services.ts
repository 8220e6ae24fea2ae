import type { ServiceTexts } from "@agency/content/agency-texts";
import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { forEach, ownCity, serviceNames } from "../../names.ts";
import { offers } from "./offers.ts";
import { spaced } from "./spaced.ts";

const city = ownCity("zh");

/** The pages of the services. */
export const services = forEach(serviceNames("zh"), (name, key): ServiceTexts => {
  const { promise, lead, fact, price, delivery, offer, features, channels, packages, faqs, start } = offers[key];
  return {
    name,
    title: `${city}${name}`,
    description: description(
      "chinese",
      spaced(`${answers.name}在${city}提供${name}。`),
      lead,
      "价格公开，先有书面计划。",
      "欢迎预约半小时免费咨询。",
    ),
    hero: { promise, lead, price, delivery, fact },
    offer: { title: "服务内容", lead: offer },
    features: [...features],
    channels,
    packages,
    process: {
      title: "五个步骤",
      steps: [
        { title: "聊一聊", text: "半小时，免费。告诉我们您卖什么、卖给谁。" },
        { title: "看现状", text: "我们检查您现有的基础，写下建议先做的事。" },
        { title: "定计划", text: "您会收到有价格、有日期的计划。您同意之后才开工。" },
        { title: "开始做", text: "由一个人负责到底，您有他的电话。" },
        { title: "交报告", text: "我们说明做了什么，带来了什么。" },
      ],
    },
    faqs: [...faqs],
    cities: { title: `${name}，服务您所在的城市。` },
    start: { title: "一起来看看？", lead: start },
  };
});
