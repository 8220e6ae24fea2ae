import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { agency } from "@agency/content/agency";
import { analytics } from "@agency/content/analytics";
import { entryAddress, locations, wayToTools } from "@agency/content/navigation";
import { projects } from "@agency/content/projects";
import { offered, sample } from "@agency/content/settings";
import { contentUpdated } from "@agency/content/updated";
import { telephoneAddress } from "@agency/model/phone-links";
import { joinSentences } from "@agency/model/report/format";
import { waysClass } from "@agency/ui/action";
import { groundClass } from "@agency/ui/ground";
import { joined, Row, Text, Stack } from "@agency/ui/layout";
import { TileStrip } from "@agency/ui/tiles/tile-strip";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { isPublic } from "../../shared/late-start/starts-late.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { OfficeLines } from "../shared/office.tsx";
import { SiteLink, Title } from "../shared/parts.tsx";
import { askAgain } from "./ask-again.ts";
import { ServiceLinks } from "./navigation.tsx";
import styles from "./footer.module.css";

/** The site's footer: an arcade above a board of links. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={joined(groundClass("board"), waysClass("quiet"), styles["footer"])}>
      <TileStrip className={styles["strip"]} />
      <Stack gap="2.5rem 2rem" columns="1fr 1fr" from="64em" inset="clamp(2.5rem, 5vw, 4.5rem) var(--edge) 2.5rem">
        <Stack packed>
          <Title as="p" size="part" className={styles["name"]}>
            {agency.name}
          </Title>
          <Text measure="34ch">{t("promise")}</Text>
        </Stack>
        <div className={styles["contact"]}>
          <h2>{t("footer.contact")}</h2>
          <Row as="p" gap="0 1.75rem">
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
            <a href={telephoneAddress(agency.phone)}>{agency.phone}</a>
          </Row>
          {agency.offices.map((office) => (
            <address key={office.street}>
              <OfficeLines office={office} />
            </address>
          ))}
          <SocialLinks />
        </div>
      </Stack>
      <Stack gap="0" className={styles["columns"]}>
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
            ...(offered.articles ? [{ to: "/blog", text: t("navigation.blog") }] : []),
            ...(wayToTools ? [{ to: entryAddress(wayToTools), text: t(`footer.${wayToTools.label}`) }] : []),
            ...(offered.portal ? [{ to: "/client-portal", text: t("footer.portal") }] : []),
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
      <Text as="div" size="tiny" className={styles["small"]}>
        <Row gap="0.5rem 2rem" align="center" justify="between">
          <Small />
          <Row as="p" gap="0 1.5rem">
            <SiteLink to="/privacy">{t("footer.privacy")}</SiteLink>
            <SiteLink to="/terms">{t("footer.terms")}</SiteLink>
            {analytics?.consent && <AskAgain />}
          </Row>
        </Row>
      </Text>
    </footer>
  );
}

/** Lets visitors change their answer. Where nobody is asked, and without scripts, there is none. */
function AskAgain() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || !isPublic(pathname)) return null;
  return (
    <button type="button" onClick={() => dispatchEvent(new Event(askAgain))}>
      {t("analytics.change")}
    </button>
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
  const locale = getLocale(useLanguage());
  const parts = [
    t("footer.copyright", { year: years, legalName: agency.legalName }),
    ...(agency.registration ? [t("footer.registration", { number: agency.registration })] : []),
    ...(sample ? [t("footer.sample")] : []),
  ];
  return <p>{joinSentences(parts, locale)}</p>;
}

type FoldProps = { id: string; title: string; children: ReactNode };

/**
 * A list of links with a heading. On phones it is folded and opens by its heading, which is the summary of a `details` and needs no
 * script. Wider screens show it open, with a heading in place of the summary.
 */
function FooterFold({ id, title, children }: FoldProps) {
  return (
    <nav aria-labelledby={id}>
      <details className={styles["fold"]} data-unmarked>
        <summary>{title}</summary>
        <h2 id={id}>{title}</h2>
        {children}
      </details>
    </nav>
  );
}

type ColumnProps = { id: string; title: string; links: { to: string; text: string }[] };

function FooterColumn({ id, title, links }: ColumnProps) {
  return (
    <FooterFold id={id} title={title}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to}>{text}</SiteLink>
          </li>
        ))}
      </ul>
    </FooterFold>
  );
}

/** Icons of networks, drawn for this site with one line weight. Another is called by its name. */
const signs: Readonly<Record<string, string>> = {
  Facebook: "M17 4H14.5A3.5 3.5 0 0 0 11 7.5V21M7.5 12.5H15.5",
  Instagram:
    "M4 8A4 4 0 0 1 8 4H16A4 4 0 0 1 20 8V16A4 4 0 0 1 16 20H8A4 4 0 0 1 4 16ZM12 8.5A3.5 3.5 0 0 1 12 15.5A3.5 3.5 0 0 1 12 8.5M16.6 7.2V7.4",
  LinkedIn: "M6 10V19M6 5.5V5.7M10.5 19V10M10.5 14A3.75 3.75 0 0 1 18 14V19",
  TikTok: "M13 4V15.5A4 4 0 1 1 9 11.5M13 4A5.5 5.5 0 0 0 18.5 9.5",
  YouTube: "M3 9A3 3 0 0 1 6 6H18A3 3 0 0 1 21 9V15A3 3 0 0 1 18 18H6A3 3 0 0 1 3 15ZM10 9.5V14.5L14.5 12Z",
};

function SocialLinks() {
  const { t } = useTranslation();
  return (
    <Row as="ul" gap="0.5rem" top="1rem" className={styles["social"]}>
      {Object.entries(agency.social)
        .filter(([, address]) => address !== "")
        .map(([network, address]) => (
          <li key={network}>
            <a href={address} rel="noopener" aria-label={t("footer.social", { agency: agency.name, network })}>
              {signs[network] === undefined ? (
                network
              ) : (
                <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={signs[network]} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" />
                </svg>
              )}
            </a>
          </li>
        ))}
    </Row>
  );
}
