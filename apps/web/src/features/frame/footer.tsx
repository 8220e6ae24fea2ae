import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency, postalAddress } from "@agency/content/agency";
import { TileStrip } from "@agency/ui/tiles/tile-strip";
import { useLocalisedPath } from "../../lib/i18n/use-language.ts";
import { telephoneAddress } from "../../lib/telephone.ts";
import { NavigationLinks } from "./navigation-links.tsx";
import styles from "./footer.module.css";

/** The arcade and under it the board with everything a visitor may still look for. */
export function Footer() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <footer className={styles["footer"]}>
      <TileStrip className={styles["strip"]} />
      <div className={styles["columns"]}>
        <div className={styles["promise"]}>
          <p className={styles["name"]}>{agency.name}</p>
          <p>{t("footer.promise")}</p>
        </div>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">{t("footer.site")}</h2>
          <NavigationLinks />
        </nav>
        <nav aria-labelledby="footer-clients">
          <h2 id="footer-clients">{t("footer.clients")}</h2>
          <ul>
            <li>
              <Link to={localised("/client-portal")}>{t("footer.portal")}</Link>
            </li>
            <li>
              <Link to={localised("/admin/login")}>{t("footer.staff")}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t("footer.contact")}</h2>
          <ul>
            <li>
              <a href={`mailto:${agency.email}`}>{agency.email}</a>
            </li>
            <li>
              <a href={telephoneAddress(agency.phone)}>{agency.phone}</a>
            </li>
          </ul>
          <address>{postalAddress()}</address>
        </div>
      </div>
      <Small className={styles["small"]} />
    </footer>
  );
}

/** The footer of the staff's pages. */
export function QuietFooter() {
  return (
    <footer className={styles["quiet"]}>
      <Small />
    </footer>
  );
}

function Small({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <p className={className}>
      {t("footer.copyright", { year: agency.since, agency: agency.legalName })} {t("footer.sample")}
    </p>
  );
}
