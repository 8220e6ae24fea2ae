import type { Translation } from "../../translation.ts";
import type { staff as english } from "../en/staff.ts";

export const staff: Translation<typeof english> = {
  nav: {
    label: "员工页面",
    menu: "菜单",
    home: "报告系统后台",
    reports: "报告",
    attention: "待处理事项",
    clients: "客户",
    schedules: "排程",
    enquiries: "询问",
    allReports: "全部报告",
    analytics: "统计",
    settings: "设置",
    waiting: {
      attention_one: "{{count}} 项需要处理",
      attention_other: "{{count}} 项需要处理",
      enquiries_one: "{{count}} 则询问待处理",
      enquiries_other: "{{count}} 则询问待处理",
    },
    signOut: "登出",
    shortcuts: "键盘快捷键",
    site: "公开网站",
  },
  shortcuts: {
    title: "键盘快捷键",
    on: "使用单键快捷键",
    onHint: "如果您使用语音输入，或屏幕阅读器需要这些按键，请关闭。此浏览器会记住您的选择。",
    key: "按键",
    action: "操作",
    search: "在本页搜索",
    help: "显示此说明",
    go: "前往{{place}}",
    after: "然后",
  },

  charts: {
    title: "图表",
    byMonth: "每月的报告和邮件",
    month: "月份",
    reports: "已生成的报告",
    mails: "已发送的邮件",
    both: "生成 {{reports}} 份报告，发送 {{mails}} 封邮件",
    revenue: "各配套的收入",
    package: "配套",
    perMonth: "每月",
    clients: "客户",
    byStatus: "各状态的客户",
    status: "状态",
  },
};
