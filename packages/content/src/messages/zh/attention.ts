import type { Translation } from "../../translation.ts";
import type { attention as english } from "../en/attention.ts";

export const attention: Translation<typeof english> = {
  title: "待处理事项",
  lead: "这些事项需要有人查看。有事项的日子，早上 8 点也会发邮件给您。",
  empty: "没有需要处理的事项",
  emptyLead: "失败的邮件、没有数据的排程和等待审阅的报告会列在这里。",
  report: "{{type}}，{{period}}",
  since: "自 {{when}}",
  actionNamed: "{{action}}：{{client}}，{{period}}",
  ends: "{{when}} 到期",
  connectNamed: "重新连接：{{account}}",
  more: "共 {{total}} 项，这里列出最早的 {{shown}} 项。",
  server: "本服务器",
  free: "剩余 {{size}}",
  waiting_one: "{{number}} 封邮件在等候",
  waiting_other: "{{number}} 封邮件在等候",
  lastBackup: "上次备份：{{when}}",
  noBackup: "从未备份",
  kinds: {
    disk_low: {
      title: "磁盘快满了",
      remedy: "没有空间就无法保存报告、邮件和询问。请通知管理服务器的人清出空间，或扩充磁盘。",
      action: "查看状态",
    },
    mail_outage: {
      title: "邮件服务器不接收邮件",
      remedy: "系统会继续尝试，邮件不会丢失。请查看原因；如果一直如此，请通知管理服务器的人。",
      action: "查看状态",
    },
    backup_late: {
      title: "没有最近的备份",
      remedy: "请通知管理服务器的人：立即备份，并查明每日备份为何没有进行。",
      action: "查看状态",
    },
    mail_uncertain: {
      title: "这些邮件送达了吗？",
      remedy: "邮件服务器一直没有回应。请询问客户或查看邮件服务器，然后逐封注明是否送达。",
      action: "注明",
    },
    mail_failed: {
      title: "发送失败的邮件",
      remedy: "请查看原因，电邮有误就改正，然后重新发送报告。",
      action: "重新发送",
    },
    report_failed: {
      title: "生成失败的报告",
      remedy: "请重新生成报告。如果仍然失败，请通知管理服务器的人。",
      action: "查看报告",
    },
    source_failing: {
      title: "无法读取的数据来源",
      remedy: "需要这些来源的报告会暂缓，旧数据不会发出。来源恢复后会自动继续。",
      action: "查看数据来源",
    },
    source_expiring: {
      title: "即将到期的 Google 连接",
      remedy:
        "这些 Google 连接会在所示时间到期，之后将无法读取其数据来源。请在系统设置中重新连接该账号。如果 Google Cloud 中的应用仍处于“Testing”状态，请将其发布，因为测试状态下的连接只有七天有效。",
      action: "重新连接",
    },
    no_figures: {
      title: "没有找到数据的排程",
      remedy: "请加入该时段的数据，排程会在一分钟内制作报告。",
      action: "加入数据",
    },
    no_recipients: {
      title: "没有联系人的排程",
      remedy: "请至少选择一位接收这类报告的联系人，排程会在一分钟内发送。",
      action: "编辑联系人",
    },
    sample_not_mailed: {
      title: "因示例数据而暂缓的排程",
      remedy: "示例数据绝不会以邮件发给客户。请加入客户自己的数据。",
      action: "加入数据",
    },
    changed_since_sent: {
      title: "发送后有改动",
      remedy: "已发送给客户的数据有变。请检查新的报告，然后批准修订版并发送；不处理也可以，此提醒会在 30 天后消失。",
      action: "审阅",
    },
    waiting_review: {
      title: "等待审阅",
      remedy: "准备好已超过三天。请检查报告，然后批准。",
      action: "审阅",
    },
    revised_not_mailed: {
      title: "已修订，未发送",
      remedy: "客户收到的是较早的版本。请发送新版本；不发送也可以，此提醒会在 30 天后消失。",
      action: "审阅",
    },
  },
};
