import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { spaced } from "./spaced.ts";

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export function shared({ cities, city, name: agency, services: all, ongoing }: Facts) {
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
    /** The packages of clients. */
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
