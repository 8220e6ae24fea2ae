import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type {
  AlertAttention,
  Attention,
  ClientAttention,
  ExpiringAttention,
  NoticeAttention,
  ServerAttention,
} from "@agency/contracts/attention";
import "../../styles/controls.css";
import { type AttentionKind, attentionKinds, serverTroubles } from "@agency/model/states";
import { Row as Line, Text, Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { texts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { DismissAlert } from "../alerts/dismiss-alert.tsx";
import { useAlertText } from "../alerts/use-alert-text.ts";
import { StaffPage } from "../frame/staff-page.tsx";
import { useNotificationName } from "../notifications/use-notification-name.ts";
import { MineSwitch } from "../responsible/mine-switch.tsx";
import { clientPath } from "../shared/client-in-address.ts";
import { Loaded } from "../shared/loaded.tsx";
import { useProblemText } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useAttention } from "./api.ts";
import { remedyPath } from "./remedy-path.ts";
import shared from "../shared/shared.module.css";
import styles from "./attention.module.css";

export const loader = texts(({ attention, alerts, report: { quarter }, enquiries: { mails } }) => ({
  attention,
  alerts,
  report: { quarter },
  enquiries: { mails: { kinds: mails.kinds } },
}));

export const meta = hiddenPageMeta((t) => t("attention:title"));

/** Lists everything that does not go on until the staff do something about it. */
export default function AttentionPage() {
  const { t } = useTranslation("attention");
  const [search, setSearch] = useSearchParams();
  const mine = search.get("mine") === "yes";
  return (
    <StaffPage
      title={t("title")}
      actions={
        <MineSwitch
          mine={mine}
          onChange={(only) => setSearch(only ? { mine: "yes" } : {}, { replace: true, preventScrollReset: true })}
        />
      }
    >
      <Loaded query={useAttention(mine)}>{(data) => <AttentionGroups data={data} mine={mine} />}</Loaded>
    </StaffPage>
  );
}

/** Kinds that somebody has to look at before the others. */
const urgent: readonly AttentionKind[] = [
  ...serverTroubles,
  "wrong_recipient",
  "mail_uncertain",
  "mail_failed",
  "notice_uncertain",
  "notice_failed",
  "report_failed",
  "client_question",
  "source_failing",
  "source_silent",
  "source_expiring",
];

/** One group for each kind of remedy. */
function AttentionGroups({ data, mine }: { data: Attention; mine: boolean }) {
  const { t } = useTranslation("attention");
  const { number } = useFormat();
  if (data.total === 0)
    return <StateBlock mood="empty" title={t("empty")} description={t(mine ? "emptyMine" : "emptyLead")} />;
  return (
    <Stack gap="2rem">
      <Text tone="soft" measure="66ch">
        {t("lead")}
      </Text>
      {attentionKinds.map((kind) => {
        const items = data.items.filter((item) => item.kind === kind);
        const count = data.counts[kind] ?? 0;
        if (items.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={kind} data-urgent={urgent.includes(kind) || undefined}>
            <div className={styles["head"]}>
              <Text as="h2" id={kind} size="large">
                {t(`kinds.${kind}.title`)} <span className={styles["count"]}>{number(count)}</span>
              </Text>
              <Text size="small" tone="soft" measure="75ch" top="0.3rem">
                {t(`kinds.${kind}.remedy`)}
              </Text>
            </div>
            <ul className={styles["list"]}>
              {items.map((item) => (
                <Row key={itemKey(item)} item={item} />
              ))}
            </ul>
            {count > items.length && (
              <Text size="small" tone="soft" top="0.5rem">
                {t("more", { shown: number(items.length), total: number(count) })}
              </Text>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

type Item = Attention["items"][number];

function Row({ item }: { item: Item }) {
  switch (item.kind) {
    case "notice_uncertain":
    case "notice_failed":
      return <NoticeRow item={item} />;
    case "source_expiring":
      return <ExpiringRow item={item} />;
    case "worker_away":
    case "disk_low":
    case "mail_outage":
    case "mail_rush":
    case "backup_late":
    case "table_ends":
      return <ServerRow item={item} />;
    case "source_silent":
    case "month_fallen":
    case "ads_without_result":
      return <AlertRow item={item} />;
    default:
      return <AttentionRow item={item} />;
  }
}

function itemKey(item: Item): string {
  if ("account" in item) return item.account;
  if ("id" in item) return item.id;
  if ("table" in item) return item.table;
  return "clientId" in item
    ? `${item.clientId} ${item.reportType} ${item.reportPeriod.start} ${item.recipient}`
    : item.kind;
}

function Why({ problem }: Pick<NoticeAttention, "problem">) {
  const problemText = useProblemText();
  return (
    problem && (
      <Text as="span" tone="bad">
        {problemText(problem)}
      </Text>
    )
  );
}

/** One thing that waits: whose, what, since when, and the link to where it is dealt with. */
function AttentionRow({ item }: { item: ClientAttention }) {
  const { t } = useTranslation(["attention", "admin"]);
  const format = useFormat();
  const localised = useLocalisedPath();
  const { kind, clientId, clientName, reportType, reportPeriod, recipient, problem, question, since } = item;
  const period = format.period(reportType, reportPeriod);
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>
          <Link to={localised(clientPath(clientId))}>{clientName}</Link>
        </strong>
        <span>{t("report", { type: t(`admin:reportType.${reportType}`), period })}</span>
      </Stack>
      <Stack gap="0" packed className={styles["why"]}>
        {recipient && <span>{recipient}</span>}
        {question && <q>{question}</q>}
        <Why problem={problem} />
      </Stack>
      <time className={styles["since"]} dateTime={since}>
        {t("since", { when: format.moment(since) })}
      </time>
      <Link
        className={`${shared["way"]} ${styles["action"]}`}
        to={localised(remedyPath(item))}
        aria-label={t("actionNamed", { action: t(`kinds.${kind}.action`), client: clientName, period })}
      >
        {t(`kinds.${kind}.action`)}
      </Link>
    </li>
  );
}

/** What was noticed of a client between two reports, and the link to where somebody can look. */
function AlertRow({ item }: { item: AlertAttention }) {
  const { t } = useTranslation("attention");
  const { moment } = useFormat();
  const alertText = useAlertText();
  const localised = useLocalisedPath();
  const { kind, id, clientId, clientName, since } = item;
  const text = alertText(item);
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>
          <Link to={localised(clientPath(clientId))}>{clientName}</Link>
        </strong>
      </Stack>
      <Line gap="0.25rem 0.75rem" align="center" className={styles["why"]}>
        <span>{text}</span>
        <DismissAlert clientId={clientId} alertId={id} what={`${clientName}, ${text}`} />
      </Line>
      <time className={styles["since"]} dateTime={since}>
        {t("since", { when: moment(since) })}
      </time>
      <Link
        className={styles["action"]}
        to={localised(clientPath(clientId, kind === "month_fallen" ? "reports" : "figures"))}
        aria-label={t("clientNamed", { action: t(`kinds.${kind}.action`), client: clientName })}
      >
        {t(`kinds.${kind}.action`)}
      </Link>
    </li>
  );
}

/** An email other than a report, and the link to where it is settled or sent again. */
function NoticeRow({ item: { kind, notification, recipient, problem, since } }: { item: NoticeAttention }) {
  const { t } = useTranslation("attention");
  const { moment } = useFormat();
  const notificationName = useNotificationName();
  const localised = useLocalisedPath();
  const mail = kind === "notice_failed" ? "failed" : "uncertain";
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>{notificationName(notification)}</strong>
        <span>{recipient}</span>
      </Stack>
      <Stack gap="0" packed className={styles["why"]}>
        <Why problem={problem} />
      </Stack>
      <time className={styles["since"]} dateTime={since}>
        {t("since", { when: moment(since) })}
      </time>
      <Link
        className={`${shared["way"]} ${styles["action"]}`}
        to={localised(`/admin/enquiries?tab=mails&mail=${mail}`)}
        aria-label={t("noticeNamed", {
          action: t(`kinds.${kind}.action`),
          notification: notificationName(notification),
          recipient,
        })}
      >
        {t(`kinds.${kind}.action`)}
      </Link>
    </li>
  );
}

/** A sign-in at Google that ends soon, and the link to where it is made again. */
function ExpiringRow({ item: { kind, account, endsAt } }: { item: ExpiringAttention }) {
  const { t } = useTranslation("attention");
  const { moment } = useFormat();
  const localised = useLocalisedPath();
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>{account}</strong>
      </Stack>
      <Stack gap="0" packed className={styles["why"]} />
      <time className={styles["since"]} dateTime={endsAt}>
        {t("ends", { when: moment(endsAt) })}
      </time>
      <Link
        className={`${shared["way"]} ${styles["action"]}`}
        to={localised("/admin/settings")}
        aria-label={t("connectNamed", { account })}
      >
        {t(`kinds.${kind}.action`)}
      </Link>
    </li>
  );
}

/** A trouble of the server, and the link to its state. */
function ServerRow({ item }: { item: ServerAttention }) {
  const { t } = useTranslation("attention");
  const { day, moment, number, size } = useFormat();
  const localised = useLocalisedPath();
  const isRush = item.kind === "mail_rush";
  const since = isRush || item.kind === "mail_outage" ? item.since : null;
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>{t(isRush ? "forms" : "server")}</strong>
        <span>{detail()}</span>
      </Stack>
      <Stack gap="0" packed className={styles["why"]}>
        {item.kind === "mail_outage" && <Why problem={item.problem} />}
      </Stack>
      {since === null ? (
        <span className={styles["since"]} />
      ) : (
        <time className={styles["since"]} dateTime={since}>
          {t("since", { when: moment(since) })}
        </time>
      )}
      <Link
        className={`${shared["way"]} ${styles["action"]}`}
        to={localised(isRush ? "/admin/enquiries" : "/admin/settings")}
      >
        {t(`kinds.${item.kind}.action`)}
      </Link>
    </li>
  );

  function detail(): string {
    switch (item.kind) {
      case "worker_away":
        return item.since === null ? t("workerNever") : t("workerSeen", { when: moment(item.since) });
      case "disk_low":
        return t("free", { size: size(item.freeBytes) });
      case "mail_outage":
        return t("waiting", { count: item.waiting, number: number(item.waiting) });
      case "mail_rush":
        return t("rush", { waiting: number(item.waiting), gathered: number(item.gathered) });
      case "backup_late":
        return item.since === null ? t("noBackup") : t("lastBackup", { when: moment(item.since) });
      case "table_ends":
        return t("tableUntil", { table: t(`tables.${item.table}`), day: day(item.until) });
    }
  }
}
