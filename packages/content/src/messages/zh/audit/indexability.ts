import type { Translation } from "../../../translation.ts";
import type { indexability as english } from "../../en/audit/indexability.ts";

export const indexability: Translation<typeof english> = {
  noindex: {
    name: "搜索引擎可以显示网页",
    why: "标明 noindex 的网页再好，也会从 Google 消失。",
    mend: "从网页的 robots 标签或服务器的 x-robots-tag 标头移除 noindex。在 WordPress，是“设置”→“阅读”里的“建议搜索引擎不索引”。",
    mends: {
      expired: "从 robots 规则移除 unavailable_after，或改为更晚的日期。",
      body: "若网页可以被找到，请移除这个标签；若不可以，请把它放进 head。",
      unclear:
        '若网页可以被找到，请从规则移除 noindex；若不可以，请为每个爬虫各写一个标签，规则之间用逗号：<meta name="robots" content="noindex, nofollow">。',
    },
    found: {
      meta: "网页里的 robots 标签禁止搜索引擎显示它。",
      header: "服务器的 x-robots-tag 标头禁止搜索引擎显示网页。",
      expired: "一条 robots 规则让网页在某日之后从搜索结果消失，而那一天已经过去。",
      body: "head 以外的 robots 标签写着 noindex。Google 仍可能照做。",
      unclear: "一条 robots 规则以 Google 没有说明的写法写着 noindex。Google 仍可能照做。",
    },
  },
  status: {
    name: "网页正常回应",
    why: "搜索引擎收录以状态 200 回应的网页，不收录没有去处的转址。",
    mend: "让这个地址以状态 200 回应，或在 Location 标头写明转址的去处。",
    found: { lost: "服务器回应转址 {{status}}，却没有写明去处。" },
  },
  robotsTxt: {
    name: "robots.txt 允许搜索引擎进入",
    why: "搜索引擎先读 robots.txt。被它挡住的不会读，看不懂的一行会略过。",
    mend: "删除或改正列出的各行。每条规则写在“User-agent:”一行之下，路径以斜线开头。网站地图要写完整地址。",
    mends: {
      blocked: "删除列出的一行，或加上一行更长、符合这个网页的 Allow。",
      broken: "让服务器以状态 200 回应 robots.txt；没有规则时可回应 404。",
      html: "在 /robots.txt 放一个纯文字文件；没有规则时，让服务器回应 404。",
      encoding: "把 robots.txt 存为 UTF-8 的纯文字。",
    },
    found: {
      blocked: "robots.txt 第 {{line}} 行不让 Google 读取这个网页。",
      broken: "robots.txt 回应错误 {{status}}。修正之前，Google 可能停止读取整个网站。",
      html: "robots.txt 是网页，不是文字文件，搜索引擎在里面找不到规则。",
      encoding: "robots.txt 没有存为 UTF-8，搜索引擎无法读取。",
      mistakes_one: "robots.txt 有 {{count}} 行是 Google 看不懂的，第一处在第 {{line}} 行。",
      mistakes_other: "robots.txt 有 {{count}} 行是 Google 看不懂的，第一处在第 {{line}} 行。",
    },
  },
  canonical: {
    name: "规范链接正确",
    why: "规范链接说明网页应以哪个地址被找到。写错了，排名会归到别处，或被忽略。",
    mend: "在 head 里只保留一个规范链接，写上这个网页的完整地址，包括 https://。",
    found: {
      invalid: "规范链接没有可读的地址。",
      relative: "规范链接只是地址的一部分。",
      several: "网页写了 {{number}} 个不同的规范地址。",
      otherLanguage: "规范链接指向另一种语言的网页。",
      home: "规范链接指向首页，而不是这个网页。",
      elsewhere: "规范链接指向另一个网站：{{host}}。",
    },
  },
  canonicalStated: {
    name: "有规范链接",
    why: "同一个网页常有几个地址，例如有无 www、带有跟踪参数。规范链接说明以哪个为准。",
    mend: '在 head 里加上 <link rel="canonical">，写上网页自己的完整地址。',
    found: { missing: "网页没有写明规范地址。" },
  },
  nofollow: {
    name: "搜索引擎可以跟随链接",
    why: "有 nofollow，搜索引擎就不用网页上的链接，后面的网页会晚一点才被找到，甚至找不到。",
    mend: "除非有意如此，请从 robots 规则移除 nofollow。",
    found: {
      meta: "robots 标签要求搜索引擎不跟随网页的链接。",
      header: "x-robots-tag 标头要求搜索引擎不跟随网页的链接。",
    },
  },
  snippetLimits: {
    name: "搜索结果可以引用网页",
    why: "标题下没有文字的搜索结果，点击的人较少。",
    mend: "除非有意如此，请从 robots 规则移除 nosnippet、max-snippet:0 或 unavailable_after。",
    found: {
      limited: "一条 robots 规则禁止搜索引擎引用网页。",
      expires: "一条 robots 规则让网页在某日之后从搜索结果消失。",
    },
  },
  metaRefresh: {
    name: "网页里没有自动刷新",
    why: "写在网页里的转址比服务器转址慢，也令访客意外。",
    mend: "改由服务器转址（301），并移除 refresh 标签。",
    found: { present: "网页以 refresh 标签重新载入或转到别处。" },
  },
  crawlableAnchors: {
    name: "链接可以跟随",
    why: "搜索引擎循着 href 里有地址的 <a> 找到网页。只靠脚本的链接，对它们没有去处。",
    mend: "给每个链接写上它通往的地址。用来执行动作而不是通往别处的，应该用 <button>。",
    found: {
      unreadable_one: "有 {{count}} 个链接是搜索引擎无法跟随的。",
      unreadable_other: "有 {{count}} 个链接是搜索引擎无法跟随的。",
    },
  },
};
