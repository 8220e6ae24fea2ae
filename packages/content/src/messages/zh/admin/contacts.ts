import type { Translation } from "../../../translation.ts";
import type { contacts as english } from "../../en/admin/contacts.ts";

export const contacts: Translation<typeof english> = {
  title: "联系人",
  lead: "每位联系人会收到自己的邮件。第一位联系人使用客户的电邮地址。邮件以全名称呼。如要另作称呼，请在括号中注明：陈小明（陈先生）。",
  number: "联系人 {{number}}",
  name: "联系人的姓名",
  email: "联系人的电邮地址",
  language: "联系人的语言",
  asClient: "与客户相同",
  reports: "接收这些报告",
  noReports: "不接收报告",
  add: "添加联系人",
  remove: "移除",
  removeNamed: "移除联系人 {{number}}",
};
