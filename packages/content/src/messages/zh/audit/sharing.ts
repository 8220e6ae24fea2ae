import type { Translation } from "../../../translation.ts";
import type { sharing as english } from "../../en/audit/sharing.ts";

export const sharing: Translation<typeof english> = {
  jsonLd: {
    name: "结构化数据",
    why: "结构化数据（JSON-LD）告诉搜索引擎您是什么、在哪里、何时：营业时间、价格、文章。丰富的搜索结果就来自它。",
    mend: "用 schema.org 在 application/ld+json 类型的脚本里描述您的生意，并以 Google 的复合搜索结果测试检查。",
    found: {
      unreadable_one: "有 {{count}} 段结构化数据不是有效的 JSON。",
      unreadable_other: "有 {{count}} 段结构化数据不是有效的 JSON。",
      foreign_one: "有 {{count}} 段结构化数据没有以 schema.org 为词汇。",
      foreign_other: "有 {{count}} 段结构化数据没有以 schema.org 为词汇。",
      untyped: "结构化数据没有说明描述的是什么：缺少类型。",
      incomplete_one: "搜索引擎要求结构化数据再加 {{count}} 项，例如 {{type}} 的“{{property}}”。",
      incomplete_other: "搜索引擎要求结构化数据再加 {{count}} 项，例如 {{type}} 的“{{property}}”。",
      missing: "网页没有结构化数据。",
    },
  },
  openGraph: {
    name: "分享时的预览",
    why: "有人分享网页时，WhatsApp 和 Facebook 显示什么标题和图片，由 Open Graph 标签决定。",
    mend: "加上 og:title、og:type、og:url 和 og:image，图片写完整地址，大小 1200 × 630 像素。",
    found: {
      missing: "网页没有 Open Graph 标签。",
      incomplete: "缺少的 Open Graph 标签：{{names}}。",
      relative: "预览图片没有写完整地址。",
    },
  },
  openGraphDescription: {
    name: "预览的文字",
    why: "WhatsApp 和 Facebook 把它显示在预览的标题之下。",
    mend: "加上 og:description，写一句话。",
    found: { missing: "没有预览的文字（og:description）。" },
  },
  openGraphAddress: {
    name: "预览通往正确的地址",
    why: "分享和点赞计在 og:url 的地址上。",
    mend: "在 og:url 写上网页的规范地址。",
    found: { different: "og:url 写的不是网页自己的地址。" },
  },
  openGraphLocale: {
    name: "预览的语言正确",
    why: "两处写明的语言不同，互相矛盾。",
    mend: "让 og:locale 与网页的语言一致：en_MY、ms_MY 或 zh_MY。",
    found: { different: "og:locale 写的语言与网页不同。" },
  },
  twitterCard: {
    name: "X 上的预览",
    why: "没有这个标签，X 只显示链接或小图。",
    mend: '加上 <meta name="twitter:card" content="summary_large_image">。',
    found: { missing: "缺少 X 预览的标签。" },
  },
  localBusiness: {
    name: "生意的详情",
    why: "电话、营业时间和位置，帮助附近的人找到您、联系您。",
    mend: "把缺少的属性加进生意的结构化数据。",
    found: { incomplete: "生意的结构化数据缺少：{{names}}。" },
  },
  phoneLink: {
    name: "一点即可致电或 WhatsApp",
    why: "在手机上，人们想点号码，而不是抄下来。",
    mend: "用 tel: 或 https://wa.me/ 加号码，把您的号码做成链接。",
    found: { missing: "没有可以点的电话号码或 WhatsApp 链接。" },
  },
};
