import type { Translation } from "../../translation.ts";
import type { services as english } from "../en/services.ts";

const frame = {
  start: "立即开始",
  prices: "查看价格",
  delivery: { weeks: "{{from}}–{{to}} 周", months: "{{from}}–{{to}} 个月", ongoing: "持续进行" },
  tabs: { label: "内容和渠道", features: "内容", channels: "渠道" },
  packages: {
    popular: "最受欢迎",
    choose: "选择{{name}}，立即开始",
    once: "一次性",
    month: "每月",
    setUp: "启动费",
    monthly: "之后每月 {{price}}",
    launch: "{{from}}–{{to}} 周内上线",
    adSpend: "其中 {{price}} 为广告费",
    channels: "渠道：{{list}}。",
    note: {
      once: "每个价格只付一次。首页上的方案是另外的服务，按月计费。",
      month: "每个价格都是一个月的费用。首页上的方案是另外的服务。",
      launch: "设立费只付一次，上线后按月付费。首页上的方案是另外的服务。",
      mixed: "每个价格下方注明是一次付清还是按月支付。首页上的方案是另外的服务。",
    },
  },
  faq: { title: "签约前的常见问题" },
  cities: { lead: "您的城市有什么不同，在那里费用是多少。" },
  articles: { title: "决定之前先读一读", lead: "我们自己的笔记，免费，也不需要填表。" },
};

const city = {
  back: "全部服务",
  heading: "{{service}}",
  start: "立即开始",
  price: "价格",
  delivery: "所需时间",
  once: "一次性",
  month: "每月",
  compare: "比较配套",
  ownPrice: "页首的 {{price}} 是另一项方案。",
  ownPriceMore: "包含什么",
  facts: { title: "{{city}}概况", population: "人口", state: "位置", business: "当地的行业" },
  neighbourhoods: "各区的行业",
  searches: { title: "人们搜索什么", note: "这些是供您参考的例子，不是测量到的搜索量。" },
  features: { title: "服务内容", more: "了解每一项" },
  faq: { title: "{{city}}的常见问题", more: "更多问题和解答" },
  services: "{{city}}的其他服务",
  neighbours: "附近的{{service}}",
  closing: { title: "您在{{city}}做生意吗？", lead: "半小时，电话或视频，免费。笔记归您。" },
  notFound: {
    title: "找不到服务或城市",
    lead: "这个地址没有网页，也许城市名称的拼写不同。每项服务都有自己的网页，底部列出我们介绍的城市。",
  },
};

const checker = {
  title: "您的网站表现如何？",
  lead: "输入网址，我们像搜索引擎一样阅读网页，并给出满分 100 的评分。",
  label: "您的网址",
  placeholder: "https://",
  check: "检测我的网站",
  analysing: "正在分析...",
  score: "{{score}} 分（满分 100）",
  verdicts: { attention: "需要立即处理", improvement: "还有改进空间", good: "分数不错！" },
  details: "查看需要修正的地方",
  invalid: "请输入完整的网址，例如 https://example.com。",
  failure: "网站分析失败。请检查网址后再试。",
};

export const services: Translation<typeof english> = { frame, city, checker };
