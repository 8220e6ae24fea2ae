import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Share } from "@agency/contracts/shares";
import { formatMoment } from "@agency/model/report/format";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { localeOf } from "../i18n/messages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import styles from "./share-links.module.css";

type ShareRowProps = { share: Share; busy: boolean; onEnd: () => void };

/** One link: who made it, until when, and how often it was opened. */
export function ShareRow({ share, busy, onEnd }: ShareRowProps) {
  const { t } = useTranslation("share");
  const locale = localeOf(useLanguage());
  const date = (moment: string) => formatMoment(new Date(moment), locale, agencyDetails.timeZone);
  const { by, createdAt, expiresAt, views, lastViewedAt } = share;
  const made = t(by === "agency" ? "byAgency" : "byClient", { date: date(createdAt) });
  return (
    <Row as="li" gap="0.5rem 1rem" align="center" justify="between" className={styles["row"]}>
      <p id={`share-${share.id}`}>
        {made} {t("until", { date: date(expiresAt) })}{" "}
        {lastViewedAt === null ? t("unopened") : t("opened", { number: views, date: date(lastViewedAt) })}
      </p>
      <button
        type="button"
        className={actionClass("secondary", "small")}
        aria-describedby={`share-${share.id}`}
        disabled={busy}
        onClick={onEnd}
      >
        {t("end")}
      </button>
    </Row>
  );
}
