import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agencyDetails } from "@agency/content/agency";
import { aboutLanguage, type Language } from "@agency/content/settings";
import type { MailedBefore } from "@agency/contracts/report-before";
import type { ReportDraft } from "@agency/contracts/reports";
import { formatMoment } from "@agency/model/report/format";
import type { ReportType } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { clientPath } from "../../shared/client-in-address.ts";
import { useFormat } from "../../shared/use-format.ts";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

type GoesToProps = {
  draft: Pick<ReportDraft, "progress" | "recipients">;
  /** The client's language. */
  own: Language;
};

/** Whom a report goes to, and whether anybody opened the reports that they got before. */
export function GoesTo({ draft: { progress, recipients }, own }: GoesToProps) {
  const { t } = useTranslation(["review", "errors"]);
  const localised = useLocalisedPath();
  const mailedBefore = useMailedBefore(progress.reportType);
  const isShared = recipients.length > 1 && recipients.some(({ before }) => before?.openedAt);
  return (
    <Stack as="section" gap="0.5rem" packed aria-labelledby="goes-to">
      <Row gap="0 0.75rem" align="baseline" justify="between">
        <h2 id="goes-to" className={styles["sectionTitle"]}>
          {t("decide.goesTo")}
        </h2>
        <Link className={shared["way"]} to={localised(clientPath(progress.clientId, "contents"))}>
          {t("goesTo.contacts")}
        </Link>
      </Row>
      {recipients.length === 0 && <p>{t("errors:no_recipients")}</p>}
      <Stack as="ul" gap="0" lines="after" pad="0.3rem">
        {recipients.map(({ email, name, language, before }) => (
          <Row key={email} as="li" gap="0 0.75rem" align="baseline">
            <span>{name ?? email}</span>
            <Text as="span" size="small" tone="soft">
              {aboutLanguage(language ?? own).label}
            </Text>
            {before && (
              <Text as="span" size="small" tone={before.openedAt === null ? "accent" : "soft"}>
                {mailedBefore(before)}
              </Text>
            )}
          </Row>
        ))}
      </Stack>
      {isShared && (
        <Text size="tiny" tone="soft">
          {t("goesTo.byWhom")}
        </Text>
      )}
    </Stack>
  );
}

/** Says in a sentence whether the report that a recipient got last was opened. */
function useMailedBefore(type: ReportType): (before: NonNullable<MailedBefore>) => string {
  const { t } = useTranslation("review");
  const format = useFormat();
  const locale = getLocale(useLanguage());
  return ({ period: of, openedAt, unopened }) => {
    const period = format.period(type, of);
    if (openedAt !== null) {
      return t("goesTo.opened", { period, date: formatMoment(new Date(openedAt), locale, agencyDetails.timeZone) });
    }
    return unopened === 1 ? t("goesTo.unopened", { period }) : t("goesTo.unopenedLast", { number: unopened });
  };
}
