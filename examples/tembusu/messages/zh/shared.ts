import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { cityNames, forEach, ownCity, serviceNames } from "../../names.ts";
import { spaced } from "./spaced.ts";

const services = serviceNames("zh");
const city = ownCity("zh");

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export const shared = {
  tagline: `中英文网站，${city}制作`,
  promise: "两种语言，一个故事，数据经得起核对。",
  services,
  /** As a contact form and a message name them. */
  serviceTitles: services,
  cities: cityNames("zh"),
  /** What the local part of a city's page is headed with. */
  local: forEach(services, () => "在{{city}}，我们这样开始"),
  /** The packages of clients. */
  clientPackages: { starter: "起步配套", business: "商务配套", enterprise: "企业配套" },
  rating: { figure: "", claim: "", note: "" },
  newsletter: {
    title: "新文章，寄到您的邮箱。",
    /** Shown as long as it is marked as a sample. */
    claim: "",
    lead: "每次只谈一个题目，随时可以退订。",
    /** In the mail that asks for a confirmation. */
    intro: "有人用这个电邮地址订阅我们的通讯，内容是关于网站、搜索和广告的文章。",
  },
  blog: {
    title: "博客：网站与营销",
    description: description(
      "chinese",
      spaced(`${answers.name}写给生意人的文章，谈网站、搜索和广告。`),
      "文字浅白，例子实在，不必填表就能阅读。",
      "客户常问的问题，我们在这里一一写下答案。",
      "欢迎分享给需要的朋友。",
    ),
    heading: "树下笔记。",
    lead: "网站、搜索和广告，写给做生意的人看。",
    feedDescription: spaced(`${answers.name}谈网站、搜索和广告。`),
    author: spaced(`${answers.name}在${city}为商家服务。客户问过我们的问题，我们在这里写下答案。`),
    categories: { reports: "报告", websites: "网站" },
  },
};
