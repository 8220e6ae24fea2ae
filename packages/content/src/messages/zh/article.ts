import type { Translation } from "../../translation.ts";
import type { article as english } from "../en/article.ts";

export const article: Translation<typeof english> = {
  back: "全部文章",
  author: "{{agency}} 团队",
  updated: "更新于 {{date}}",
  contents: "本文内容",
  table: "表格：{{heading}}",
  authorTitle: "作者：{{agency}} 团队",
  authorLink: "认识我们的团队",
  related: "接着读",
  closingTitle: "把您的问题带来。",
  closingLead: "前 30 分钟免费。告诉我们您卖什么、卖给谁，我们会告诉您首先该做什么。",
  closingAction: "预约免费咨询",
  closingOther: "查看价格",
  share: {
    open: "分享文章",
    title: "分享这篇文章",
    copy: "复制链接",
    copied: "链接已复制",
    copiedText: "现在可以粘贴到信息中。",
    notCopied: "无法复制链接",
    notCopiedText: "请从浏览器的地址栏复制。",
  },
  missing: {
    title: "找不到文章",
    lead: "这个地址没有文章，也许网址少了一个字母。",
    back: "查看全部文章",
  },
};
