import type { ServiceKind } from "../../../src/shape.ts";
import type { Offer } from "../facts.ts";

/** Texts for services that many agencies offer. */
const known: Readonly<Record<string, Offer>> = {
  "web-design": {
    promise: "能带来客户咨询的网站。",
    lead: "我们设计和制作网站，打开快，客户一看就明白您做什么。",
    features: [
      { title: "手机上也快", text: "先为普通手机和移动网络而做，再用数据检验效果。" },
      { title: "搜索引擎看得懂", text: "标题、结构和文字都是制作的一部分，不是附加项目。" },
      { title: "修改方便", text: "文字和图片您可以自己更换，也可以交给我们。" },
    ],
  },
  seo: {
    promise: "让正在找您的人找到您。",
    lead: "我们先了解客户在搜索什么，再为每个问题准备一个好答案。",
    features: [
      { title: "看得懂的检查报告", text: "哪些问题拖了后腿、怎么解决，最严重的排在最前面。" },
      { title: "回答问题的页面", text: "一页回答一个问题，用您的经验，说客户的话。" },
      { title: "地图上找得到", text: "商家资料的类别、营业时间和照片都准确无误。" },
    ],
  },
  "digital-marketing": {
    promise: "有预算、有目标的广告。",
    lead: "我们在搜索引擎和社交平台投放广告，并统计带来的客户咨询。",
    features: [
      { title: "预算由您决定", text: "花多少由您定，花了多少您看得到。" },
      { title: "广告互相比较", text: "比较不同版本的广告，把预算移给效果更好的。" },
      { title: "咨询数量为先", text: "电话、信息和表格排在报告最前面，粉丝数排在后面。" },
    ],
  },
  "social-media": {
    promise: "像您亲口说出来的贴文。",
    lead: "我们和您一起策划、撰写、发布，您再忙，页面也不会冷清。",
    features: [
      { title: "每月内容排期", text: "发布之前，您都能看到内容并提出修改。" },
      { title: "真实的人和工作", text: "展示您真正在做的事，而不是图库照片。" },
      { title: "留言有人回复", text: "事先约定谁来回复哪些问题、用什么语气。" },
    ],
  },
  "content-marketing": {
    promise: "让人读到最后的文章。",
    lead: "客户购买之前想知道的事，我们用浅白的文字写清楚。",
    features: [
      { title: "题目来自真实提问", text: "从客户最常问您的问题开始。" },
      { title: "和您一起写", text: "我们提问，您来讲，文章写出只有您才知道的内容。" },
      { title: "内容不过时", text: "情况有变时，我们会告诉您哪些文章需要更新。" },
    ],
  },
  branding: {
    promise: "见过一次就认得的形象。",
    lead: "我们设计标志、颜色和字体，用在店面招牌和手机屏幕上都合适。",
    features: [
      { title: "多个方向可选", text: "先比较不同的构想，再细化其中一个。" },
      { title: "放到实际场合试", text: "招牌、菜单、网站、发票，逐一看过。" },
      { title: "简短的使用指南", text: "只有几页，替您印刷制作的人都能照着做。" },
    ],
  },
  "e-commerce": {
    promise: "日夜都在营业的网店。",
    lead: "我们搭建的网店，顾客买得顺手，您也管得轻松。",
    features: [
      { title: "结账步骤少", text: "采用顾客已经习惯的付款和送货方式。" },
      { title: "管理简单", text: "上架、改价、看订单，自己就能完成。" },
      { title: "订单有来源", text: "只要能够追踪，您就看得到订单来自哪个页面或广告。" },
    ],
  },
  "email-marketing": {
    promise: "客户愿意打开的电邮。",
    lead: "我们帮您建立一份真正想收信的名单，有事要说时才发信。",
    features: [
      { title: "经过同意的名单", text: "由收信人主动订阅，按一下就能退订。" },
      { title: "到哪里都看得清", text: "手机、电脑，甚至不显示图片时也一样。" },
      { title: "看订单，不只看打开率", text: "我们统计收信人读完之后做了什么。" },
    ],
  },
  photography: {
    promise: "拍出真实的样子。",
    lead: "我们拍摄您的人、您的店和您的作品，用最合适的光线。",
    features: [
      { title: "事先列好清单", text: "需要哪些照片先谈好，拍摄当天就不会拖长。" },
      { title: "到您那里拍", text: "我们上门拍摄，配合您的营业时间。" },
      { title: "拿到就能用", text: "每张照片都有网站、贴文和印刷需要的尺寸。" },
    ],
  },
  print: {
    promise: "让人舍不得丢的印刷品。",
    lead: "我们设计名片、菜单、小册子和包装，并负责印刷。",
    features: [
      { title: "为纸张而设计", text: "纸张、颜色和折法先一起选好，再画细节。" },
      { title: "先看样张", text: "整批印刷之前，您会先拿到一张样张。" },
      { title: "文件留着下次用", text: "全部文件交给您，以后想在哪里印都可以。" },
    ],
  },
};

const other: Offer = {
  promise: "和您一起规划，做完讲清楚。",
  lead: "我们和您一起定计划、把事做好，每个月告诉您成效如何。",
  features: [
    { title: "清楚的开始", text: "先看您现有的基础，写下最值得先做的事。" },
    { title: "稳步推进", text: "计划写明每个月做什么，报告写明做了什么。" },
    { title: "没有意外", text: "费用要增加或时间要延长，我们都会事先告诉您。" },
  ],
};

const otherProject: Offer = {
  promise: "事先谈好，如约交付。",
  lead: "我们听您说，给您一份只有一个价格的提案，再照提案交付。",
  features: [
    { title: "清楚的开始", text: "我们先问作品的用途，以及谁会看到。" },
    { title: "及早看草稿", text: "还能修改的时候，您就看得到。" },
    { title: "没有意外", text: "费用要增加或时间要延长，我们都会事先告诉您。" },
  ],
};

/** The texts of a service until the agency writes its own. */
export function offerOf(service: string, kind: ServiceKind): Offer {
  return known[service] ?? (kind === "project" ? otherProject : other);
}
