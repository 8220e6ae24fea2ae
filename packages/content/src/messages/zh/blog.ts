import type { Translation } from "../../translation.ts";
import type { blog as english } from "../en/blog.ts";

export const blog: Translation<typeof english> = {
  short: "博客",
  newest: "最新",
  tags: "标签",
  readTime: "阅读约 {{minutes}} 分钟",
  filter: {
    label: "分类",
    all: "全部",
    count_one: "{{count}} 篇文章",
    count_other: "{{count}} 篇文章",
    inCategory_one: "{{category}}：{{count}} 篇文章",
    inCategory_other: "{{category}}：{{count}} 篇文章",
  },
  search: {
    label: "搜索文章",
    hint: "输入时即搜索标题、标签和全文。",
    loading: "正在搜索…",
    failed: "无法载入搜索，全部文章列在下方。",
    inText: "正文中：",
    found_one: "“{{query}}”：{{count}} 篇文章",
    found_other: "“{{query}}”：{{count}} 篇文章",
    foundIn_one: "{{category}}中“{{query}}”：{{count}} 篇文章",
    foundIn_other: "{{category}}中“{{query}}”：{{count}} 篇文章",
    none: "没有找到与“{{query}}”相符的文章。",
    noneLead: "请换一个词、浏览全部文章，或直接问我们。",
    showAll: "显示全部文章",
    ask: "问我们",
  },
  feed: { link: "RSS 订阅", title: "{{agency}}：博客" },
};
