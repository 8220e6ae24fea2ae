import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { joinSentences } from "@agency/model/report/format";
import { revisionTexts } from "@agency/model/report/revision-texts";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useFormat } from "../../shared/use-format.ts";
import styles from "./review.module.css";

/** Every approval: who, when, and what it changed for the client. */
export function Revisions({ revisions }: Pick<ReportDraft, "revisions">) {
  const { t } = useTranslation(["review", "report"]);
  const { moment } = useFormat();
  const locale = localeOf(useLanguage());
  return (
    <div>
      <h3 className={styles["subTitle"]}>{t("history.revisions")}</h3>
      {revisions.length === 0 && (
        <Text size="small" tone="soft" className={styles["quiet"]}>
          {t("history.noRevisions")}
        </Text>
      )}
      <Stack as="ol" className={styles["revisions"]}>
        {revisions.map(({ number, approvedAt, approvedBy, revised }) => (
          <li key={number}>
            <p>
              <strong>{t("history.revision", { number })}</strong>{" "}
              <Text as="span" size="small" tone="soft" className={styles["quiet"]}>
                {approvedBy === null
                  ? t("history.approvedAlone", { when: moment(approvedAt) })
                  : t("history.approvedBy", { when: moment(approvedAt), name: approvedBy })}
              </Text>
            </p>
            <p className={styles["changes"]}>
              {revised
                ? joinSentences(
                    revisionTexts(revised, (key, params = {}) => t(`report:${key}`, params), locale),
                    locale,
                  )
                : t(number === 1 ? "history.first" : "history.firstReal")}
            </p>
          </li>
        ))}
      </Stack>
    </div>
  );
}
