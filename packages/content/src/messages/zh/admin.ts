import type { Translation } from "../../translation.ts";
import type { admin as english } from "../en/admin.ts";
import { allReports } from "./admin/all-reports.ts";
import { clients } from "./admin/clients.ts";
import { contacts } from "./admin/contacts.ts";
import { figures } from "./admin/figures.ts";
import { imports } from "./admin/imports.ts";
import { letters } from "./admin/letters.ts";
import { mails } from "./admin/mails.ts";
import { reports } from "./admin/reports.ts";
import { schedules } from "./admin/schedules.ts";
import { settings } from "./admin/settings.ts";

export const admin: Translation<typeof english> = {
  title: "报告系统后台",
  checking: "正在确认登录状态...",
  checkFailed: "无法确认您是否已登录",
  signedInAs: "已登录：{{username}}",
  logout: "登出",
  loggingOut: "正在登出...",
  logoutFailed: "无法登出：{{message}}",
  sessionEnded: "您的登录已结束",
  sessionEndedLead: "请重新登录，然后继续。",
  close: "关闭",
  cancel: "取消",
  copy: "复制",
  copied: "已复制",
  refresh: "刷新",
  toEnquiries: "询问",
  toHandle_one: "{{count}} 则待处理",
  toHandle_other: "{{count}} 则待处理",
  opensInNewTab: "（在新标签页打开）",
  stale: "无法更新：{{message}}您看到的可能是旧内容。",
  loadFailed: "无法载入这部分内容",

  login: {
    title: "员工登录",
    lead: "供准备和发送报告的同事使用。",
    username: "用户名",
    password: "密码",
    show: "显示",
    hide: "隐藏",
    showPassword: "显示密码",
    hidePassword: "隐藏密码",
    submit: "登录",
    busy: "正在登录...",
    invalid: "用户名或密码不正确",
    required: "{{field}}为必填",
    portal: "您是客户吗？您的报告在客户门户。",
    turn: {
      lead: "您可以在这里等候，页面会自动再试。",
      next_one: "{{count}} 秒后再试",
      next_other: "{{count}} 秒后再试",
      linkLead: "如果等太久，可以要求把链接发到邮箱。打开过链接的浏览器不必等候其他人。",
      link: "把链接发到公司邮箱",
      sending: "正在发送...",
      sent: "如果有这个账号，公司邮箱已收到带链接的邮件，或几分钟内会收到。请在这个浏览器里打开链接。",
    },
    browser: {
      title: "这是您自己的浏览器吗？",
      lead: "认识这个浏览器后，即使有人在猜您的密码，您也不必等候。登录时仍需输入密码。",
      know: "认识这个浏览器",
      knowing: "请稍候...",
      known: "已认识这个浏览器，请登录。",
    },
  },

  summary: {
    label: "概览",
    totalClients: "客户总数",
    activeClients: "服务中的客户",
    reportsThisMonth: "本月报告",
    monthlyRevenue: "每月收入（%currency%）",
    meaning: {
      totalClients: "服务中、已暂停和已结束的客户合计",
      activeClients: "状态为“服务中”的客户",
      reportsThisMonth: "本月 1 日以来生成的报告",
      monthlyRevenue: "服务中客户的月费合计",
    },
  },

  tabs: {
    label: "后台",
    clients: "客户管理",
    reports: "生成报告",
    analytics: "统计",
  },

  status: { active: "服务中", paused: "已暂停", ended: "已结束" },
  reportType: { weekly: "周报", monthly: "月报", quarterly: "季报" },

  clients,
  contacts,
  figures,
  imports,
  letters,
  reports,

  analytics: {
    overview: "系统概览",
    paused: "已暂停或已结束的客户",
    allReports: "报告总数",
    unsent: "已生成，未发送",
    pending: "正在发送途中的邮件",
    failed: "失败的邮件",
    uncertain: "结果未知的邮件",
    show: "显示",
    showNamed: "显示：{{what}}",
    quickActions: "快捷操作",
    settings: "系统设置",
    schedules: "排程管理",
    reports: "查看全部报告",
  },

  schedules,
  allReports,
  settings,
  mails,
};
