import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { Logo } from "@agency/ui/logo";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import styles from "./author-box.module.css";

/** About the author. */
export function AuthorBox() {
  const { t } = useTranslation("article");
  const localised = useLocalisedPath();
  return (
    <footer className={styles["box"]} data-no-print="">
      <Logo size={72} />
      <div>
        <h2 className={styles["title"]}>{t("authorTitle", { agency: agency.name })}</h2>
        <p>{t("authorText")}</p>
        <Link className={styles["link"]} to={localised("/team")}>
          {t("authorLink")}
        </Link>
      </div>
    </footer>
  );
}
