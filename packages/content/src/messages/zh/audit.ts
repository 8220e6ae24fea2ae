import type { Translation } from "../../translation.ts";
import type { audit as english } from "../en/audit.ts";
import { content } from "./audit/content.ts";
import { indexability } from "./audit/indexability.ts";
import { international } from "./audit/international.ts";
import { sharing } from "./audit/sharing.ts";
import { technical } from "./audit/technical.ts";

export const audit: Translation<typeof english> = {
  unknown: "这一项这次无法检查，不会扣分。",
  readAs: {
    sent: "我们读取的是服务器送出的网页，没有运行脚本。",
    drawn: "我们读取的是脚本运行之后、浏览器画出的网页。",
  },
  capped: {
    noindex: "网页要求搜索引擎不收录，因此得分最高只有 {{cap}}。",
    status: "网页回应的转址没有去处，因此得分最高只有 {{cap}}。",
    robotsTxt: "robots.txt 不让 Google 读取网页，因此得分最高只有 {{cap}}。",
    scripts: "不运行脚本，网页就没有可检查的文字，因此得分最高只有 {{cap}}。",
  },
  categories: {
    indexability: "能被找到",
    content: "内容",
    technical: "技术",
    sharing: "分享与结构化数据",
    international: "语言",
  },
  checks: { ...indexability, ...content, ...technical, ...sharing, ...international },
  notification: {
    subject: "{{site}} 的 SEO 检测：{{score}} 分（满分 100）",
    heading: "{{score}} 分（满分 100）",
    intro: "这是 {{date}} 检测 {{url}} 的详情。扣分最多的排在前面。",
    category: "{{possible}} 分中得 {{points}} 分",
    notApplicable: "不适用",
    nothing: "没有需要修正的。做得很好。",
    points: "扣 {{points}} 分",
    advice: "不计分",
    cap: "得分最高只有 {{cap}}",
    unchecked: "未检查",
    why: "为什么重要",
    mend: "如何修正",
    more: "还有 {{number}} 项",
    passed: "通过的检查：{{number}}",
    open: "打开检测结果",
    closing: "需要协助吗？直接回复这封邮件即可。",
    reason: "您收到这封邮件，是因为有人在 {{agency}} 为 SEO 检测的详情输入了这个电邮地址。",
  },
};
