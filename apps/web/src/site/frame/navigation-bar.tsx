import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressOf, navigation } from "@agency/content/navigation";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { ServicesMenu } from "./services-menu.tsx";
import styles from "./navigation-bar.module.css";

/** The navigation of wide screens. */
export function NavigationBar() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <nav className={styles["bar"]} aria-label={t("navigation.label")}>
      <ul>
        {navigation.map((item) =>
          item.label === "services" ? (
            <ServicesMenu key={item.label} item={item} />
          ) : (
            <li key={item.label}>
              <Link className={styles["link"]} to={localised(addressOf(item))}>
                {t(`navigation.${item.label}`)}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
