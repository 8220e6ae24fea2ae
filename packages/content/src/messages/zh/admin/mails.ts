import type { Translation } from "../../../translation.ts";
import type { mails as english } from "../../en/admin/mails.ts";

export const mails: Translation<typeof english> = {
  title: "写入文件的邮件",
  lead: "没有设置邮件服务器，因此邮件写入文件，不会寄给任何人。要寄出，请设置 SMTP_URL。",
  empty: "还没有邮件",
  emptyLead: "发送报告或测试邮件后，会显示在这里。",
  open: "阅读发给 {{to}} 的邮件“{{subject}}”",
  from: "发件人",
  to: "收件人",
  replyTo: "回复地址",
  date: "日期",
  html: "收件人看到的样子",
  text: "纯文字",
  attachments: "附件",
  noAttachments: "没有",
  download: "下载 .eml",
  loading: "正在载入邮件",
};
