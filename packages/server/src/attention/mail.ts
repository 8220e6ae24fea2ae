import type { Alert, AlertKind } from "@agency/model/alerts/alert";
import { type AlertText, alertText, type AlertTextKey } from "@agency/model/alerts/alert-text";
import type { KeptTableName } from "@agency/model/kept-tables";
import type { ReportType } from "@agency/model/report/report-type";
import { formatSize } from "@agency/model/size";
import type { AttentionKind, ServerTrouble } from "@agency/model/states";
import {
  type ComposedNotification,
  dayOfMomentText,
  dayText,
  frameNotification,
  type NotificationSetting,
  type NotificationText,
} from "../notifications/mails/notification-frame.ts";

/** Sent once a day. */
export type AttentionSummary = {
  /** How many things wait of each kind. */
  counts: Partial<Record<AttentionKind, number>>;
  total: number;
  /** The first ones, the most urgent first. `since` and `endsAt` are moments in UTC. */
  first: (
    | {
        kind: Exclude<
          AttentionKind,
          ServerTrouble | AlertKind | "notice_uncertain" | "notice_failed" | "source_expiring"
        >;
        clientName: string;
        reportType: ReportType;
        periodStart: string;
        since: string;
      }
    | { kind: AlertKind; clientName: string; seen: Alert }
    | { kind: "notice_uncertain" | "notice_failed"; recipient: string; since: string }
    | { kind: "source_expiring"; account: string; endsAt: string }
    | { kind: "disk_low"; freeBytes: number }
    | { kind: "mail_outage"; waiting: number; since: string }
    | { kind: "mail_rush"; waiting: number; gathered: number; since: string }
    | { kind: "backup_late"; since: string | null }
    | { kind: "table_ends"; table: KeptTableName; until: string }
  )[];
};

type AttentionSummaryKey =
  | `notifications:attention.${"subject" | "intro" | "more" | "item" | "notice" | "expiring" | "disk" | "outage" | "rush" | "backup" | "noBackup" | "table" | "open" | "reason" | "alert"}`
  | `alerts:${AlertTextKey}`
  | `notifications:attention.tables.${KeptTableName}`
  | `notifications:attention.kind.${AttentionSummary["first"][number]["kind"]}`
  | `notifications:attention.report.${ReportType}`;

/** Tells the staff once a day what waits for them. */
function composeAttentionSummary(
  { total, first }: AttentionSummary,
  t: NotificationText<AttentionSummaryKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const subject = t("notifications:attention.subject", { count: total });
  const more = total - first.length;
  return frameNotification(setting, {
    subject,
    heading: subject,
    paragraphs: [t("notifications:attention.intro")],
    facts: first.map((item) => ({
      label: t(`notifications:attention.kind.${item.kind}`),
      value: itemText(item, t, setting),
    })),
    button: { label: t("notifications:attention.open"), url: `${setting.publicUrl}${setting.prefix}/admin/attention` },
    closing: more > 0 ? [t("notifications:attention.more", { count: more })] : [],
    reason: t("notifications:attention.reason", { agency: setting.agency.name }),
  });
}

function itemText(
  item: AttentionSummary["first"][number],
  t: NotificationText<AttentionSummaryKey>,
  setting: NotificationSetting,
): string {
  switch (item.kind) {
    case "source_expiring":
      return t("notifications:attention.expiring", {
        account: item.account,
        day: dayOfMomentText(item.endsAt, setting),
      });
    case "notice_uncertain":
    case "notice_failed":
      return t("notifications:attention.notice", {
        recipient: item.recipient,
        since: dayOfMomentText(item.since, setting),
      });
    case "disk_low":
      return t("notifications:attention.disk", { size: formatSize(item.freeBytes, setting.locale) });
    case "mail_outage":
      return t("notifications:attention.outage", { count: item.waiting, since: dayOfMomentText(item.since, setting) });
    case "mail_rush":
      return t("notifications:attention.rush", { waiting: item.waiting, gathered: item.gathered });
    case "backup_late":
      return item.since === null
        ? t("notifications:attention.noBackup")
        : t("notifications:attention.backup", { day: dayOfMomentText(item.since, setting) });
    case "table_ends":
      return t("notifications:attention.table", {
        table: t(`notifications:attention.tables.${item.table}`),
        day: dayText(item.until, setting),
      });
    case "source_silent":
    case "month_fallen":
    case "ads_without_result": {
      const words: AlertText = (key, params) => t(`alerts:${key}`, params);
      return t("notifications:attention.alert", {
        client: item.clientName,
        alert: alertText(item.seen, words, setting.locale),
      });
    }
    default:
      return clientItemText(item, t, setting);
  }
}

function clientItemText(
  item: Extract<AttentionSummary["first"][number], { reportType: ReportType }>,
  t: NotificationText<AttentionSummaryKey>,
  setting: NotificationSetting,
): string {
  const { clientName: client, reportType, periodStart, since } = item;
  return t("notifications:attention.item", {
    client,
    report: t(`notifications:attention.report.${reportType}`, { day: dayText(periodStart, setting) }),
    since: dayOfMomentText(since, setting),
  });
}

export const attentionMails = { "attention-summary": composeAttentionSummary };

export type AttentionMails = typeof attentionMails;
