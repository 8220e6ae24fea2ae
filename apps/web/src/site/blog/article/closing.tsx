import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import styles from "./closing.module.css";

/** The closing offer of a free half-hour consultation. */
export function Closing() {
  const { t } = useTranslation("article");
  const localised = useLocalisedPath();
  return (
    <section className={styles["closing"]} aria-labelledby="closing-title">
      <h2 id="closing-title">{t("closingTitle")}</h2>
      <div>
        <p>{t("closingLead")}</p>
        <p className={styles["actions"]}>
          <Link className={actionClass("primary")} to={localised("/#consultation")}>
            {t("closingAction")}
          </Link>
          <Link className={actionClass("secondary")} to={localised("/#pricing")}>
            {t("closingOther")}
          </Link>
        </p>
      </div>
    </section>
  );
}
