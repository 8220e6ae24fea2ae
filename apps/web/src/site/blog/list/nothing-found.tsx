import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { TileMark } from "@agency/ui/tiles/tile-mark";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import styles from "./results.module.css";

/** Stands where no article has all the words of the query. The box above says so to a screen reader. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslation("blog");
  const localised = useLocalisedPath();
  return (
    <div className={styles["nothing"]}>
      <TileMark mood="empty" size={112} />
      <div>
        <h2>{t("search.none")}</h2>
        <p>{t("search.noneLead")}</p>
      </div>
      <div className={styles["actions"]}>
        <Link className={actionClass("primary")} to={localised("/blog")} onClick={onShowAll} preventScrollReset>
          {t("search.showAll")}
        </Link>
        <Link className={actionClass("secondary")} to={localised("/#contact")}>
          {t("search.ask")}
        </Link>
      </div>
    </div>
  );
}
