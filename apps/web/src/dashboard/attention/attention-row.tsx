import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClientAttention } from "@agency/contracts/attention";
import { Stack } from "@agency/ui/stack";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useProblemText } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { remedyPath } from "./remedy-path.ts";
import styles from "./attention.module.css";

/** One thing that waits: whose, what, since when, and the link to where it is dealt with. */
export function AttentionRow({ item }: { item: ClientAttention }) {
  const { t } = useTranslation(["attention", "admin"]);
  const format = useFormat();
  const problemText = useProblemText();
  const localised = useLocalisedPath();
  const { kind, clientName, reportType, reportPeriod, recipient, problem, since } = item;
  const period = format.period(reportType, reportPeriod);
  return (
    <li className={styles["row"]}>
      <Stack gap="0" packed className={styles["who"]}>
        <strong>{clientName}</strong>
        <span>{t("report", { type: t(`admin:reportType.${reportType}`), period })}</span>
      </Stack>
      <Stack gap="0" packed className={styles["why"]}>
        {recipient && <span>{recipient}</span>}
        {problem && <span className={styles["problem"]}>{problemText(problem)}</span>}
      </Stack>
      <time className={styles["since"]} dateTime={since}>
        {t("since", { when: format.moment(since) })}
      </time>
      <Link
        className={styles["action"]}
        to={localised(remedyPath(item))}
        aria-label={t("actionNamed", { action: t(`kinds.${kind}.action`), client: clientName, period })}
      >
        {t(`kinds.${kind}.action`)}
      </Link>
    </li>
  );
}
