import type { ServiceKind } from "../../../src/shape.ts";
import type { KindTexts } from "../facts.ts";
import { spaced } from "./spaced.ts";

const person = { title: "找得到负责的人", text: "谁在做、怎么联系，您都清楚。您的生意只需要介绍一次。" };
const customersIn = (city: string) => ({
  title: spaced(`您在${city}的客户`),
  text: spaced(`我们从您在${city}的客户着手：他们在找什么，拿您和谁比较，什么会让他们联系您。`),
  help: "我们向您请教，自己也搜索，并把结果写下来。",
});
const talk = { title: "聊一聊", text: "半小时，免费。告诉我们您卖什么、卖给谁。" };
const consultation = "欢迎先预约三十分钟免费咨询。";

const email = { name: "电邮", text: "只发给愿意收信的人，每封只讲一件事。" };

/** Work that goes on: results take months, and a report tells them. */
const search: KindTexts = {
  proof: ["价格公开，先有书面计划，每月提供报告，数据都注明来源。", "服务内容、价格和流程都写在这一页。", consultation],
  proofInCity: [
    "先有书面计划，价格清楚，每月提供报告，数据都注明来源。",
    "费用多少、从哪里开始、每月做什么，都写在这一页。",
    consultation,
  ],
  delivery: "初见成效",
  fact: { figure: "每月", meaning: "一份经得起核对的报告" },
  offer: "内容事先谈好，价格固定。每个月做什么您都知道，成效如何您都看得到。",
  features: [
    { title: "书面计划", text: "做什么、先后次序、何时完成、哪个数字应该变好，都写下来。" },
    person,
    { title: "成果归您", text: "付清款项之后，我们为您做的一切和所有账号都归您所有。" },
  ],
  channels: {
    search: { name: "Google 搜索", text: "用客户自己会输入的字眼，回答他们的问题。" },
    maps: { name: "Google 地图", text: "在人们找地点的地方，名称、营业时间和照片都正确。" },
    email,
  },
  sizes: {
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
  steps: [
    talk,
    { title: "看现状", text: "我们检查您现有的基础，写下建议先做的事。" },
    { title: "定计划", text: "您会收到计划和报价。您同意之后才开工。" },
    { title: "开始做", text: "按计划进行，有变动就告诉您。" },
    { title: "交报告", text: "每个月说明做了什么、带来什么、接下来做什么。" },
  ],
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
  start: "告诉我们您卖什么、在哪里做生意。我们会说明建议先做什么，费用多少。",
  pointsIn: (city) => [
    customersIn(city),
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
};

/** Campaigns: they start within weeks, and somebody pays for the ads. */
const ads: KindTexts = {
  ...search,
  delivery: "首个广告上线",
  channels: {
    search: { name: "Google 搜索", text: "找上正在搜索您所卖商品或服务的人。" },
    social: { name: "社交平台", text: "用图片和短片，接触还不认识您的人。" },
    email,
  },
  steps: search.steps.with(3, { title: "投放", text: "我们投放广告、比较不同版本，有调整就告诉您。" }),
  faqs: [
    {
      question: "广告费由谁付？",
      answer: "由您付，从您名下的账号支付；如果配套价格已含广告费，会写明金额。花了多少、花在哪里，您都看得到。",
    },
    ...search.faqs.slice(1),
  ],
};

/** A website: it is planned, built, opened and handed over. */
const site: KindTexts = {
  ...search,
  proof: [
    "价格公开，先有书面计划，做好的网站、域名和账号都归您所有。",
    "服务内容、价格和流程都写在这一页。",
    consultation,
  ],
  proofInCity: [
    "先有书面计划，价格清楚，做好的网站、域名和账号都归您所有。",
    "费用多少、从哪里开始、多久上线，都写在这一页。",
    consultation,
  ],
  delivery: "到网站上线",
  fact: { figure: "归您", meaning: "网站、域名和账号" },
  offer: "内容事先谈好，价格固定。您看着网站一步步完成，之后也能自己更新。",
  features: [
    { title: "书面计划", text: "做哪些页面、先后次序、何时完成、希望带来什么，都写下来。" },
    person,
    { title: "成果归您", text: "付清款项之后，网站、域名和账号都归您所有。" },
  ],
  channels: {
    phone: { name: "手机上", text: "大多数人在手机上看网站，我们先设计这个尺寸。" },
    search: { name: "Google 搜索", text: "标题、结构和文字，人和搜索引擎都看得懂。" },
    maps: { name: "Google 地图", text: "在人们找地点的地方，名称、营业时间和照片都正确。" },
  },
  sizes: {
    small: {
      name: "小型",
      description: "适合一家店或一间诊所。",
      features: ["访客最先要找的页面", "联系表格", "书面计划"],
      guarantee: "上线之前，您会先看到网站。",
    },
    medium: {
      name: "中型",
      description: "适合客户会货比三家的商家。",
      features: ["包括小型的全部内容", "根据访谈撰写文字", "每项产品或服务各有一页"],
      guarantee: "上线之前，您会先看到网站。",
    },
    large: {
      name: "大型",
      description: "适合有多家分店、多个品牌或多种语言的商家。",
      features: ["包括中型的全部内容", "每家分店、每个品牌或每种语言各有页面", "半天的团队培训"],
      guarantee: "书面计划，每个部分都有日期。",
    },
  },
  steps: [
    talk,
    { title: "定计划", text: "您会收到页面清单、一个价格和一个日期。您同意之后才开工。" },
    { title: "做设计", text: "最重要的页面先给您看，就在您自己的手机上。" },
    { title: "做网站", text: "我们完成其余部分，边做边给您看。" },
    { title: "上线", text: "我们测试、发布，并教您怎么更新。" },
  ],
  faqs: [
    {
      question: "我们需要准备什么？",
      answer: "客户常问的问题、店面或商品的照片，以及一位能做决定的人。第一天您就会收到清单。",
    },
    { question: "我们可以自己修改网站吗？", answer: "可以，我们会教您。较大的改动，我们先告诉您价格。" },
    { question: "网站归谁所有？", answer: "付清款项之后归您所有，域名和账号都登记在您名下。" },
  ],
  pointsIn: (city) => [
    customersIn(city),
    {
      title: "页面清单",
      text: "由此列出一份页面清单，最有用的排在前面。动工之前，您会先收到书面计划。",
      help: "我们写明一个价格和一个日期，用不到的页面可以删去。",
    },
    {
      title: "上线那天",
      text: "上线之前您会先看到网站，也会学到怎么更新。",
      help: "我们在手机上测试、发布，之后也随时联系得到。",
    },
  ],
};

/** Work that is ordered, delivered and used, such as photographs, a logo or a brochure. */
const project: KindTexts = {
  proof: [
    "先有书面提案，一个价格，完成后交付全部文件，使用权写得清楚。",
    "服务内容、价格和流程都写在这一页。",
    consultation,
  ],
  proofInCity: [
    "先有书面提案，一个价格，完成后交付全部文件，使用权写得清楚。",
    "费用多少、从哪里开始、最后收到什么，都写在这一页。",
    consultation,
  ],
  delivery: "从您同意到交付文件",
  fact: { figure: "一个价格", meaning: "开工之前以书面谈定" },
  offer: "内容事先谈好，一个价格。还能修改的时候您就看得到，最后收到全部文件。",
  features: [
    { title: "书面提案", text: "您会收到什么、何时收到、费用多少、不包括什么，都写下来。" },
    person,
    { title: "使用权清楚", text: "作品可以用在什么地方、用多久，提案里写明。" },
  ],
  channels: {
    sign: { name: "招牌上", text: "隔一条马路，白天晚上都看得清。" },
    print: { name: "印刷品上", text: "菜单、名片、盒子和袋子。" },
    screen: { name: "屏幕上", text: "小到手机上的图片，大到横幅。" },
  },
  sizes: {
    small: {
      name: "小型",
      description: "适合很快就要用到的一件作品。",
      features: ["书面提案", "一轮修改", "全部文件"],
      guarantee: "定稿之前，您会先看到草稿。",
    },
    medium: {
      name: "中型",
      description: "适合需要互相配合的几件作品。",
      features: ["书面提案", "两轮修改", "印刷和屏幕用的全部文件"],
      guarantee: "定稿之前，您会先看到草稿。",
    },
    large: {
      name: "大型",
      description: "适合有多家分店、多个品牌或多种语言的商家。",
      features: ["书面提案，每个部分都有日期", "每个部分两轮修改", "全部文件和使用说明"],
      guarantee: "每个部分定稿之前，您会先看到草稿。",
    },
  },
  steps: [
    { title: "询问", text: "半小时，免费。告诉我们您需要什么、给谁看、何时要用。" },
    { title: "提案", text: "您会收到书面提案和一个价格。您同意之后才开工。" },
    { title: "制作", text: "我们从草稿开始，及早给您看。" },
    { title: "修改", text: "哪里要改由您说，提案写明可以改几轮。" },
    { title: "交付", text: "您会收到所需格式的文件，以及使用权。" },
  ],
  faqs: [
    {
      question: "我们需要准备什么？",
      answer: "作品的用途、给谁看、您已经有什么，以及一位能做决定的人。其他的我们见面时再问。",
    },
    {
      question: "如果费用增加或时间延长呢？",
      answer: "我们会事先告诉您，由您决定。没有您的同意，提案里的价格不变。",
    },
    {
      question: "作品可以用在哪里？",
      answer: "付清款项之后，可按提案使用：用途、地点和期限都写明。之后需要更多，我们先告诉您价格。",
    },
  ],
  start: "告诉我们您需要什么、何时要用。我们会说明建议先做什么，费用多少。",
  pointsIn: (city) => [
    {
      title: spaced(`在${city}谁会看到`),
      text: spaced(`我们从${city}会看到作品的人着手，也看他们在什么地方看到。`),
      help: "我们向您请教，自己也去看，并写下作品要做到什么。",
    },
    {
      title: "书面提案",
      text: "您会收到提案：做什么、何时完成、费用多少。您同意之后才开工。",
      help: "我们写明每个部分的价格，由您选择。",
    },
    {
      title: "文件交到您手上",
      text: "还能修改的时候您就看得到作品，最后收到全部文件。",
      help: "使用权一并交给您，范围写在提案里。",
    },
  ],
};

export const kinds: Readonly<Record<ServiceKind, KindTexts>> = { search, ads, site, project };
