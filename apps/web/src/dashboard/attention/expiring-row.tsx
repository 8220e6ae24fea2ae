import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ExpiringAttention } from "@agency/contracts/attention";
import { Stack } from "@agency/ui/stack";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";
import styles from "./attention.module.css";

/** A sign-in at Google that ends soon, and the link to where it is made again. */
export function ExpiringRow({ item: { kind, account, endsAt } }: { item: ExpiringAttention }) {
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
      <Link className={styles["action"]} to={localised("/admin/settings")} aria-label={t("connectNamed", { account })}>
        {t(`kinds.${kind}.action`)}
      </Link>
    </li>
  );
}
