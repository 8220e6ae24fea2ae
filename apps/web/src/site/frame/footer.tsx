import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency, postalAddress } from "@agency/content/agency";
import { locations } from "@agency/content/navigation";
import { projects } from "@agency/content/projects";
import { sample } from "@agency/content/settings";
import { contentUpdated } from "@agency/content/updated";
import { joinSentences } from "@agency/model/report/format";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { TileStrip } from "@agency/ui/tiles/tile-strip";
import { telephoneAddress } from "../../shared/contact/contact-links.ts";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { FooterColumn } from "./footer-column.tsx";
import { FooterFold } from "./footer-fold.tsx";
import { ServiceLinks } from "./navigation-links.tsx";
import { SocialLinks } from "./social-links.tsx";
import styles from "./footer.module.css";

/** The site's footer: an arcade above a board of links. */
export function Footer() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <footer className={styles["footer"]}>
      <TileStrip className={styles["strip"]} />
      <Stack gap="2.5rem 2rem" className={styles["head"]}>
        <div className={styles["promise"]}>
          <p className={styles["name"]}>{agency.name}</p>
          <p>{t("promise")}</p>
        </div>
        <div className={styles["contact"]}>
          <h2>{t("footer.contact")}</h2>
          <Row as="p" gap="0 1.75rem">
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
            <a href={telephoneAddress(agency.phone)}>{agency.phone}</a>
          </Row>
          <address>{postalAddress()}</address>
          <SocialLinks />
        </div>
      </Stack>
      <Stack gap="2.5rem 2rem" className={styles["columns"]}>
        <FooterFold id="footer-services" title={t("footer.services")}>
          <ServiceLinks />
        </FooterFold>
        <FooterColumn
          id="footer-company"
          title={t("footer.company")}
          links={[
            { to: "/team", text: t("navigation.team") },
            { to: "/#services", text: t("navigation.services") },
            ...(projects.length > 0 ? [{ to: "/#portfolio", text: t("navigation.portfolio") }] : []),
            { to: "/#pricing", text: t("navigation.pricing") },
            { to: "/#contact", text: t("navigation.contact") },
          ]}
        />
        <FooterColumn
          id="footer-resources"
          title={t("footer.resources")}
          links={[
            { to: "/blog", text: t("navigation.blog") },
            { to: "/#tools", text: t("footer.tools") },
            { to: "/client-portal", text: t("footer.portal") },
            { to: "/admin/login", text: t("footer.staff") },
          ]}
        />
        <FooterColumn
          id="footer-locations"
          title={t("footer.locations")}
          links={locations.map(({ service, city }) => ({
            to: `/services/${service}/${city}`,
            text: t("footer.location", { service: t(`services.${service}`), city: t(`cities.${city}`) }),
          }))}
        />
      </Stack>
      <Row gap="0.5rem 2rem" align="center" justify="between" className={styles["small"]}>
        <Small />
        <Row as="p" gap="0 1.5rem" className={styles["legal"]}>
          <Link to={localised("/privacy")}>{t("footer.privacy")}</Link>
          <Link to={localised("/terms")}>{t("footer.terms")}</Link>
        </Row>
      </Row>
    </footer>
  );
}

/** The footer of staff pages. */
export function QuietFooter() {
  return (
    <Text as="footer" size="tiny" tone="muted" className={styles["quiet"]}>
      <Small />
    </Text>
  );
}

/** "2020–2026": since the agency began, until its pages were last reviewed. */
const years = [...new Set([String(agency.since), contentUpdated.slice(0, 4)])].join("–");

function Small() {
  const { t } = useTranslation();
  const locale = localeOf(useLanguage());
  const parts = [
    t("footer.copyright", { year: years, agency: agency.legalName }),
    ...(agency.registration ? [t("footer.registration", { number: agency.registration })] : []),
    ...(sample ? [t("footer.sample")] : []),
  ];
  return <p>{joinSentences(parts, locale)}</p>;
}
