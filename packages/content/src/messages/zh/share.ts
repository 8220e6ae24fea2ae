import type { Translation } from "../../translation.ts";
import type { share as english } from "../en/share.ts";

export const share: Translation<typeof english> = {
  title: "分享这份报告",
  close: "关闭",
  lead: "持有链接的人只能阅读这份报告的最新修订版及其 PDF，看不到其他内容。",
  ends: "链接有效期",
  days: "{{number}} 天",
  make: "生成链接",
  made: "您的新链接",
  once: "请立即复制：之后不再显示。",
  copy: "复制链接",
  copied: "已复制",
  links: "可打开这份报告的链接",
  none: "目前没有链接可以打开这份报告。",
  byAgency: "由代理商生成于 {{date}}。",
  byClient: "在门户中生成于 {{date}}。",
  until: "有效至 {{date}}。",
  unopened: "尚未打开。",
  opened: "打开次数：{{number}}，最近一次 {{date}}。",
  end: "停用链接",
  ended: "链接已停用。",
  failed: "现在无法完成此操作",
  page: {
    title: "分享的报告",
    opening: "正在打开报告…",
    closed: "无法打开这份报告",
    until: "此链接可打开报告至 {{date}}。",
    all: "全部报告都在客户门户，打开时需要您的客户 ID。",
    toPortal: "打开客户门户",
    recorded: "我们会记录报告何时通过邮件中的链接打开、其 PDF 何时下载，但不记录是谁。您可以在客户门户停止记录。",
  },
};
