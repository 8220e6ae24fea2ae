import type { Offer } from "../../offer.ts";

/** What is said about branding. */
export const branding: Offer = {
  promise: "见过一次就认得。",
  lead: "我们为一个名字设计标志、颜色和字体，英文和中文一起考虑。",
  fact: { figure: "两种文字", meaning: "一起设计，不分先后" },
  price: "整套价格",
  delivery: "从首次会面到交付文件",
  offer: "一套设计，一个价格：标志、颜色、字体和一份简短指南，都在实际场合试过。",
  features: [
    { title: "三个方向", text: "先比较三种构想，再细化其中一种。" },
    { title: "两种文字", text: "中英文名字的粗细、节奏和颜色互相呼应。" },
    { title: "放到实际场合试", text: "招牌、菜单、手机屏幕和发票，逐一看过。" },
    { title: "人人都看得清", text: "颜色的对比度在纸上和屏幕上都检查过。" },
    { title: "全部文件", text: "印刷、网页和招牌用的都有，以后不必再来找我们要标志。" },
    { title: "简短的指南", text: "共十二页，印刷厂和您的员工都能照着做。" },
  ],
  channels: {
    sign: { name: "招牌", text: "隔一条马路，白天晚上都看得清。" },
    print: { name: "印刷品", text: "菜单、名片、盒子和袋子，需要时单色也行。" },
    screen: { name: "屏幕", text: "小到图标，大到横幅。" },
  },
  packages: {
    title: "一套设计，一个价格",
    lead: "开始时付一半，收到文件时付一半。",
    items: {
      whole: {
        name: "整套设计",
        description: "适合新的名字，也适合没人记得住的老名字。",
        features: ["三个方向", "中英文标志", "颜色和字体", "十二页指南", "全部文件"],
        guarantee: "如果三个方向都不合适，只需付前一半。",
      },
    },
  },
  faqs: [
    {
      question: "也帮忙取名吗？",
      answer: "我们会帮您用两种语言挑选，也会留意名字在客户常说的方言里好不好听。",
    },
    {
      question: "会注册商标吗？",
      answer: "不会，那是律师的工作。我们会先做初步查询，免得您爱上一个已经有人用的名字。",
    },
    {
      question: "可以保留旧标志吗？",
      answer: "往往可以。重新绘制、换上更合适的颜色，比重做一个便宜。",
    },
  ],
  start: "拍一张您现在的招牌，发给我们。",
};
