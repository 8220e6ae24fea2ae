import type { ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";
import { spaced } from "./spaced.ts";

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
export function services({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key);
    return {
      name,
      title: spaced(`${city}${name}`),
      description: description(
        "chinese",
        spaced(`${agency}在${city}提供${name}。`),
        lead,
        "价格公开，先有书面计划，每月提供报告，数据都注明来源。",
        "服务内容、价格和流程都写在这一页。",
        "欢迎先预约三十分钟免费咨询。",
      ),
      hero: {
        promise,
        lead,
        price: starts[from],
        delivery: "初见成效",
        fact: { figure: "每月", meaning: "一份经得起核对的报告" },
      },
      offer: {
        title: "服务内容",
        lead: "内容事先谈好，价格固定。每个月做什么您都知道，成效如何您都看得到。",
      },
      features: [
        ...features,
        { title: "书面计划", text: "做什么、先后次序、何时完成、哪个数字应该变好，都写下来。" },
        { title: "找得到负责的人", text: "谁在做、怎么联系，您都清楚。您的生意只需要介绍一次。" },
        { title: "成果归您", text: "付清款项之后，我们为您做的一切和所有账号都归您所有。" },
      ],
      channels: {
        search: { name: "Google 搜索", text: "用客户自己会输入的字眼，回答他们的问题。" },
        maps: { name: "Google 地图", text: "在人们找地点的地方，名称、营业时间和照片都正确。" },
        email: { name: "电邮", text: "只发给愿意收信的人，每封只讲一件事。" },
      },
      packages: {
        title: "三种配套",
        lead: aboveSizes[priced],
        items: {
          small: {
            name: "小型",
            description: "适合踏出第一步，或维持现有成果。",
            features: ["先做最有用的工作", "书面计划", "每月报告"],
            guarantee: "做过的工作都列在报告里。",
          },
          medium: {
            name: "中型",
            description: "适合今年想要成长的商家。",
            features: ["工作时数是小型的两倍", "书面计划", "每月报告，并通话讲解"],
            guarantee: "做过的工作都列在报告里。",
          },
          large: {
            name: "大型",
            description: "适合有多家分店、多个品牌或多种语言的商家。",
            features: ["工作时数是中型的两倍", "每家分店或每个品牌各有计划", "每月报告，并通话讲解"],
            guarantee: "做过的工作都列在报告里。",
          },
        },
      },
      process: {
        title: "合作流程",
        steps: [
          { title: "聊一聊", text: "半小时，免费。告诉我们您卖什么、卖给谁。" },
          { title: "看现状", text: "我们检查您现有的基础，写下建议先做的事。" },
          { title: "定计划", text: "您会收到计划和报价。您同意之后才开工。" },
          { title: "开始做", text: "按计划进行，有变动就告诉您。" },
          { title: "交报告", text: "每个月说明做了什么、带来什么、接下来做什么。" },
        ],
      },
      faqs: [
        {
          question: "多久才能看到效果？",
          answer:
            "工作进展从一开始就看得到。效果需要时间，而且每家情况不同：建议看三个月而不是一个月，搜索排名则看六个月。",
        },
        {
          question: "可以中途停止吗？",
          answer: "可以。通知期写在服务条款和您的合约里。我们为您做好、您已付款的成果，仍然归您。",
        },
        {
          question: "怎么知道有没有效？",
          answer: "您每个月都会收到报告，数据注明来源。量不到的数据，报告会照实说明。",
        },
      ],
      cities: { title: spaced(`${name}，服务您所在的城市。`) },
      start: {
        title: "一起来看看？",
        lead: "告诉我们您卖什么、在哪里做生意。我们会说明建议先做什么，费用多少。",
      },
    };
  });
}
