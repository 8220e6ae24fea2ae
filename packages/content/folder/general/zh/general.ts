import type { CityTexts, ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, type GeneralTexts, forEach, shortName } from "../facts.ts";
import { home } from "./home.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";
import { spaced } from "./spaced.ts";

/** The general texts in Chinese. */
export function general(facts: Facts): GeneralTexts {
  return {
    cities: cityPages(facts),
    home: home(facts),
    services: servicePages(facts),
    shared: sharedTexts(facts),
    team: teamTexts(facts),
  };
}

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
function cityPages({ cities: all, city: own, name: agency, services }: Facts) {
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

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
function servicePages({ city, name: agency, services: all }: Facts) {
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

/** Short texts that name the agency, its services and its places, wherever they are shown. */
function sharedTexts({ cities, city, name: agency, services: all, ongoing }: Facts) {
  const services = forEach(all, ({ name }) => name);
  const subjects = ongoing ? "网站、搜索和广告" : "我们的工作和委托方式";
  return {
    tagline: spaced(`${city}的${Object.values(services).slice(0, 2).join("与")}`),
    promise: ongoing ? "做了什么看得见，数据经得起核对。" : "做了什么看得见，价格事先知道。",
    services,
    /** As a contact form and a message name them. */
    serviceTitles: services,
    cities: cities,
    /** The heading of the local part of a city's page. */
    local: forEach(services, () => "在{{city}}，我们这样开始"),
    clientPackages: { starter: "起步配套", business: "商务配套", enterprise: "企业配套" },
    rating: { figure: "", claim: "", note: "" },
    newsletter: {
      title: "用电邮收我们的文章。",
      /** Shown as long as it is marked as a sample. */
      claim: "",
      lead: "每次只谈一个题目，随时可以退订。",
      /** In the mail that asks for a confirmation. */
      intro: `有人用这个电邮地址订阅我们的通讯，内容是关于${subjects}的文章。`,
    },
    blog: {
      title: ongoing ? "博客：网站与营销" : "博客：我们的工作",
      description: description(
        "chinese",
        spaced(`${agency}写给生意人的文章，谈${subjects}。`),
        "文字浅白，例子实在，不必填表就能阅读。",
        "客户常问的问题，我们在这里一一写下答案。",
        "欢迎分享给需要的朋友。",
      ),
      heading: "我们对客户说的话。",
      lead: "用简单的话，写给做生意的人看。",
      feedDescription: spaced(`${agency}用简单的话，写给做生意的人看。`),
      author: spaced(`${agency}在${city}为商家服务。客户问过我们的问题，我们在这里写下答案。`),
      categories: { reports: "报告" },
    },
  };
}

/** Texts about the people of the agency; names and addresses are in team.ts. */
function teamTexts({ name: agency, ongoing }: Facts) {
  return {
    sample: "示例团队",
    linkedin: "LinkedIn",
    linkedinOf: "{{name}}的 LinkedIn",
    page: {
      title: "我们的团队",
      description: description(
        "chinese",
        spaced(`认识${agency}的团队：谁策划、谁执行、怎么联系每一位。`),
        "还有我们的四项承诺，以及每一项在日常工作中的意思。",
        "有问题可以直接写信给他们。",
        "欢迎先聊半小时，免费。",
      ),
      heading: "和您合作的人。",
      lead: ongoing
        ? "策划、执行、写报告的，就是这些人。您可以直接写信给其中任何一位。"
        : "策划、执行、交付的，就是这些人。您可以直接写信给其中任何一位。",
      members: "您会和谁沟通",
      skills: "专长",
      emailTo: "发电邮给{{name}}",
      email: "电邮",
      valuesTitle: "您可以这样要求我们",
      valuesLead: "这些词在我们这里是什么意思。",
      values: {
        innovation: {
          title: "创新",
          text: "新方法对您可能有用，我们就试，也会说明这是尝试；数据证明有效，才继续做。",
        },
        transparency: {
          title: "透明",
          text: ongoing
            ? "价格写在网站上；量不到的数据，报告会照实说明，不会用估计代替。"
            : "价格写在网站上，费用要增加时，我们会事先告诉您。",
        },
        results: {
          title: "成效",
          text: ongoing
            ? "我们先看咨询、来电和订单，再看访客和粉丝数。"
            : "开工之前先谈好作品的用途，完成之后和您一起检视。",
        },
        partnership: { title: "伙伴", text: "暂时不需要的，我们会直说，并建议您先做什么。" },
      },
      callTitle: "来聊聊吧。",
      callLead: "半小时，电话或视频，免费。带上您的网址（如果有的话）和一个问题。",
      contact: "联系我们",
    },
    members: {
      founder: {
        role: "创办人",
        bio: ongoing
          ? "从第一通电话到每月报告，都是您的第一联系人。"
          : "从第一通电话到最后一份文件，都是您的第一联系人。",
        skills: ["策略", "网站", "数据分析"],
      },
    },
  };
}
