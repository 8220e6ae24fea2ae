import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ServerAttention } from "@agency/contracts/attention";
import { Stack } from "@agency/ui/stack";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useProblemText } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import styles from "./attention.module.css";

/** A trouble of the server, and the link to its state. */
export function ServerRow({ item }: { item: ServerAttention }) {
  const { t } = useTranslation("attention");
  const { moment, number, size } = useFormat();
  const problemText = useProblemText();
  const localised = useLocalisedPath();
  const since = item.kind === "mail_outage" ? item.since : null;
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>{t("server")}</strong>
        <span>{detail()}</span>
      </Stack>
      <Stack gap="0" packed className={styles["why"]}>
        {item.kind === "mail_outage" && item.problem && (
          <span className={styles["problem"]}>{problemText(item.problem)}</span>
        )}
      </Stack>
      {since === null ? (
        <span className={styles["since"]} />
      ) : (
        <time className={styles["since"]} dateTime={since}>
          {t("since", { when: moment(since) })}
        </time>
      )}
      <Link className={styles["action"]} to={localised("/admin/settings")}>
        {t(`kinds.${item.kind}.action`)}
      </Link>
    </li>
  );

  function detail(): string {
    switch (item.kind) {
      case "disk_low":
        return t("free", { size: size(item.freeBytes) });
      case "mail_outage":
        return t("waiting", { count: item.waiting, number: number(item.waiting) });
      case "backup_late":
        return item.since === null ? t("noBackup") : t("lastBackup", { when: moment(item.since) });
    }
  }
}
