import type { Translation } from "../../../translation.ts";
import type { content as english } from "../../en/audit/content.ts";

export const content: Translation<typeof english> = {
  title: {
    name: "标题",
    why: "标题是搜索结果里的蓝色那一行，也是人们最先读到的。",
    mend: "写一个标题，说明网页提供什么、在哪里，重要的字放前面。每个网页要有自己的标题。",
    found: {
      missing: "网页没有标题。",
      short: "标题有 {{length}} 个字符；{{minimum}} 个以上才能让人知道内容。",
      long: "标题有 {{length}} 个字符；超过约 {{maximum}} 个，在搜索结果里会被截断。",
      several: "网页有 {{count}} 个标题。搜索引擎取第一个。",
    },
  },
  description: {
    name: "描述",
    why: "描述常显示在搜索结果的标题之下。写得好，点击更多。",
    mend: "用一两句话写明网页提供什么、给谁、在哪里，以及点击的理由。",
    found: {
      missing: "网页没有描述。",
      short: "描述有 {{length}} 个字符；{{minimum}} 个起才填满搜索结果里的位置。",
      long: "描述有 {{length}} 个字符；超过约 {{maximum}} 个会被截断。",
    },
  },
  oneH1: {
    name: "一个主标题",
    why: "主标题（h1）告诉人和搜索引擎网页谈的是什么。",
    mend: "给网页一个写明主题的 h1，其他标题用 h2 或 h3。",
    found: {
      missing: "网页没有主标题（h1）。",
      empty: "主标题（h1）没有文字。",
      several: "网页有 {{count}} 个主标题（h1）。",
    },
  },
  imageAlt: {
    name: "图片有替代文字",
    why: "搜索引擎和看不见图片的人，读的是替代文字。",
    mend: '在 alt 属性里用几个字描述每张图片。纯装饰的图片写空的：alt=""。',
    found: {
      missing_one: "{{total}} 张图片中有 {{count}} 张没有替代文字。",
      missing_other: "{{total}} 张图片中有 {{count}} 张没有替代文字。",
    },
  },
  linkText: {
    name: "链接文字说明去处",
    why: "“了解更多”或“点击这里”没有告诉人和搜索引擎链接通往哪里。",
    mend: "在链接里写明目标：用“我们的网页设计价格”代替“点击这里”。",
    found: { vague_one: "有 {{count}} 个链接没有说明去处。", vague_other: "有 {{count}} 个链接没有说明去处。" },
  },
  lang: {
    name: "网页的语言",
    why: "写明语言，搜索引擎才能把网页给对的人看，屏幕阅读器才能正确朗读。",
    mend: '写明文字所用的语言：中文是 <html lang="zh">，英文是“en”，马来文是“ms”，淡米尔文是“ta”。',
    found: {
      missing: "网页没有写明语言。",
      invalid: "“{{code}}”不是语言代码。",
      region: "“{{code}}”里的国家没有这个代码。例如英国是 GB。",
      different: "网页写明是“{{code}}”，但文字看来是{{language}}。",
    },
  },
  scripts: {
    name: "没有脚本也有文字",
    why: "Google 会运行脚本，但晚于读取网页。许多其他搜索引擎、AI 助手和链接预览都不运行脚本。",
    mend: "让服务器把文字随网页一起送出：服务器渲染或预渲染。",
    mends: { redirect: "改由服务器转址（301），并检测它通往的地址。" },
    found: {
      shell: "这个网页的文字要等脚本运行后才出现。我们读取时不运行脚本，因此没有检查它的文字、标题、链接和图片。",
      drawn: "这个网页的文字要等脚本运行后才出现。这次检测读取的是浏览器画出的网页。",
      redirect: "脚本把访客带到另一个地址。我们读取网页时不运行脚本，因此没有文字可检查。",
    },
  },
  headingOrder: {
    name: "标题层级连贯",
    why: "标题就是网页的目录。跳过一级，屏幕阅读器和搜索引擎会失去脉络。",
    mend: "h3 只放在 h2 之下，h2 只放在 h1 之下。字的大小用样式决定，不用层级。",
    found: { skipped_one: "有 {{count}} 个标题跳过了层级。", skipped_other: "有 {{count}} 个标题跳过了层级。" },
  },
  emptyHeadings: {
    name: "标题有文字",
    why: "空的标题会被读出来，却什么也没说。",
    mend: "给这些标题加上文字，或移除它们。",
    found: { empty_one: "有 {{count}} 个标题没有文字。", empty_other: "有 {{count}} 个标题没有文字。" },
  },
  textAmount: {
    name: "内容足够",
    why: "文字太少的网页答不了多少问题，搜索引擎也难以凭它找到您。",
    mend: "回答客户会问的：是什么、多少钱、要多久、服务哪些地区。长度本身不是目的。",
    found: {
      little_one: "网页约有 {{count}} 个词。少于 {{least}} 个，通常答不了一个问题。",
      little_other: "网页约有 {{count}} 个词。少于 {{least}} 个，通常答不了一个问题。",
    },
  },
  placeholderText: {
    name: "没有填充文字",
    why: "填充文字告诉访客网页还没完成。",
    mend: "换成您自己的文字，或移除那一段。",
    found: { present: "网页上还有填充文字。" },
  },
  descriptionRepeats: {
    name: "描述与标题不同",
    why: "同样的话说两遍，浪费了搜索结果的第二行。",
    mend: "让描述说出标题没说的。",
    found: { same: "描述重复了标题。" },
  },
  linkNames: {
    name: "链接有文字",
    why: "只有图标的链接，对搜索引擎和屏幕阅读器来说没有名字。",
    mend: "给图标写替代文字，或给链接写 aria-label。",
    found: { nameless_one: "有 {{count}} 个链接没有文字。", nameless_other: "有 {{count}} 个链接没有文字。" },
  },
  internalLinks: {
    name: "链接到网站的其他网页",
    why: "访客和搜索引擎循着这个网页的链接找到网站的其他部分。",
    mend: "链接到与主题有关的网页，例如价格和联系方式。",
    found: { none: "网页没有链接到同一网站的其他网页。" },
  },
  imageSizes: {
    name: "图片预留位置",
    why: "没有宽和高，图片载入时文字会跳动。Google 把它计为版面偏移。",
    mend: "给每张图片写上 width 和 height；样式表仍可把它缩小。",
    found: {
      unsized_one: "{{total}} 张图片中有 {{count}} 张没有宽和高。",
      unsized_other: "{{total}} 张图片中有 {{count}} 张没有宽和高。",
    },
  },
};
