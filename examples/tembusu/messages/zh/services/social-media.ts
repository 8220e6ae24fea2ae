import type { Offer } from "../../offer.ts";

/** What is said about social media. */
export const socialMedia: Offer = {
  promise: "像您亲口说出来的贴文。",
  lead: "我们和您一起策划、拍摄、撰写、发布，您再忙，页面也不冷清。",
  fact: { figure: "由您点头", meaning: "您看过之后才发布" },
  price: "每月起",
  delivery: "每周更新",
  offer: "一份内容排期，从两个平台起每月有自己的照片，每个平台用它该用的语言。",
  features: [
    { title: "每月内容排期", text: "所有贴文集中在一处，发布之前都可以修改。" },
    { title: "自己的照片", text: "从两个平台起，每月一个早上，我们带相机到您那里。" },
    { title: "每个平台说自己的话", text: "这里用英文，那里用中文；读者两种都看，才两种都写。" },
    { title: "留言有人处理", text: "事先约定谁回复什么、多快回复。" },
    { title: "节日提早准备", text: "农历新年、开斋节、屠妖节和圣诞节，都在计划之内。" },
    { title: "咨询排在前面", text: "报告先写信息和来电，再写粉丝数。" },
  ],
  channels: {
    instagram: { name: "Instagram", text: "适合好看的东西：美食、空间、发型、产品。" },
    facebook: { name: "Facebook", text: "适合街坊、家庭和活动，也适合评价。" },
    tiktok: { name: "TikTok", text: "适合会动的东西：半分钟看完一件产品怎么做出来。" },
    xiaohongshu: { name: "小红书", text: "适合用中文规划行程的客户：清楚的照片、价格和路线。" },
  },
  packages: {
    title: "一个、两个或四个平台",
    lead: "所有价格均按月计算。用心经营一个平台，胜过四个没人管的。",
    items: {
      one: {
        name: "一个平台",
        description: "适合起步。",
        features: ["每月 8 篇贴文", "内容排期", "每月报告"],
        guarantee: "您看过之后才发布。",
      },
      two: {
        name: "两个平台",
        description: "适合有熟客的店家。",
        features: ["每月 12 篇贴文", "一个早上的拍摄", "每月报告"],
        guarantee: "您看过之后才发布。",
      },
      four: {
        name: "四个平台",
        description: "适合双语和短视频。",
        features: ["每月 20 篇中英文贴文", "一整天的拍照和录像", "每月报告，并通话讲解"],
        guarantee: "您看过之后才发布。",
      },
    },
  },
  faqs: [
    {
      question: "应该从哪个平台开始？",
      answer: "问问客户是怎么知道您的，他们最常提到的那个就是。如果没人提起，就先从地图资料做起。",
    },
    {
      question: "会替我们回复留言吗？",
      answer: "简单的会，用我们事先约定的说法。其他的，同一个工作日内转给您。",
    },
    {
      question: "包括广告费吗？",
      answer: "不包括。如果某篇贴文值得投放广告，我们会告诉您，预算由您决定。",
    },
  ],
  start: "把您最喜欢的账号发给我们，您自己的或别人的都可以。",
};
