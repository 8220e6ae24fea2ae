import type { Offer } from "../../offer.ts";

/** What is said about search engine optimisation. */
export const seo: Offer = {
  promise: "他们输入问题，您给答案。",
  lead: "我们查清客户用中文和英文搜索什么，再写出能回答的页面。",
  fact: { figure: "不走捷径", meaning: "每项改动都列明，您可以逐一核对" },
  price: "每月起",
  delivery: "咨询明显增加",
  offer: "一份修复与新页面的清单，按效益排序；再加一份报告，说明什么有了变化。",
  features: [
    { title: "看得懂的检查报告", text: "哪些问题拖了后腿、怎么解决，最严重的排在前面。" },
    { title: "两种语言，两份词表", text: "人们不会翻译自己的搜索。两份词表我们都收集，再作比较。" },
    { title: "一页回答一个问题", text: "用您的经验来写，写明价格范围和适用条件。" },
    { title: "地图上的位置", text: "商家资料、营业时间、单位号码和照片，都保持准确。" },
    { title: "技术修复", text: "速度、失效链接、重复页面、语言标记，枯燥但要紧。" },
    { title: "每月报告", text: "做了什么，什么变了，什么没变，接下来做什么。" },
  ],
  channels: {
    search: { name: "Google 搜索", text: "大部分工作都在这里，用 Search Console 跟踪。" },
    maps: { name: "Google 地图", text: "有店面的生意，往往一半的来电由此而来。我们让资料保持完整。" },
  },
  packages: {
    title: "一种语言，或者两种",
    lead: "所有价格均按月计算。我们写的页面归您所有，停止合作也一样。",
    items: {
      local: {
        name: "本地",
        description: "一个地点，一种语言。",
        features: ["检查与修复", "商家资料", "每月 2 页", "每月报告"],
        guarantee: "每项改动都列出网址。",
      },
      bilingual: {
        name: "双语",
        description: "适合客户用中英文搜索的公司。",
        features: ["检查与修复", "商家资料", "每月每种语言各 2 页", "每月报告，并通话讲解"],
        guarantee: "两种语言的每项改动都列出网址。",
      },
    },
  },
  faqs: [
    {
      question: "要多久才有效果？",
      answer: "修复几个星期就看得到。新页面需要更久，建议给三到六个月，再以咨询数量来评估。",
    },
    {
      question: "能保证排第一吗？",
      answer: "不能，谁都不能。我们保证的是工作本身：写哪些页面、修哪些问题、何时完成，以及一份诚实的报告。",
    },
    {
      question: "我们值得做中文吗？",
      answer: "要看您卖什么。我们先看搜索数据；如果只做英文就够了，我们会直说。",
    },
  ],
  start: "告诉我们三件您想被找到的事，我们先查好，再和您谈。",
};
