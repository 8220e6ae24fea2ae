import { useTranslation } from "react-i18next";
import { agency, countryList, postalAddress } from "@agency/content/agency";
import { analytics } from "@agency/content/analytics";
import { offerTerms, privacyNotice, retention, termsOfService } from "@agency/content/legal";
import { periodText } from "@agency/content/period-text";
import { country, currency, offered, sample } from "@agency/content/settings";
import { Row, Text, Stack } from "@agency/ui/layout";
import { Tile, type TileProps } from "@agency/ui/tiles/tile";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { LegalBlocks, type LegalPageName, type LegalText } from "./legal-blocks.tsx";
import looks from "../shared/looks.module.css";
import styles from "./legal-page.module.css";
import "./print.css";

const dated = { privacy: privacyNotice, terms: termsOfService };
const others = { privacy: "terms", terms: "privacy" } as const;

/** A long text next to its table of contents. It works without JavaScript and prints as a document. */
export function LegalPage({ page }: { page: LegalPageName }) {
  const { t } = useTranslation("legal");
  const locale = localeOf(useLanguage());
  const text: LegalText = whatApplies(t(page, { returnObjects: true, ...facts(locale) }));
  const sections = Object.entries(text.sections);
  const { version, date } = dated[page];
  const other = others[page];

  return (
    <article className={styles["page"]} data-legal>
      <Stack as="header" gap="2.5rem" className={styles["head"]}>
        <div>
          <Title as="h1" size="page">
            {text.title}
          </Title>
          <Text size="large" tone="soft" measure="54ch" top="1.5rem" className={styles["lead"]}>
            {text.lead}
          </Text>
          <Row as="p" gap="0 2rem" align="center" top="1.25rem" className={styles["version"]}>
            {t("version", { version, date: dayText(date, locale) })}
            <span className={styles["other"]}>
              {t("other")} <SiteLink to={`/${other}`}>{t(`${other}.title`)}</SiteLink>
            </span>
          </Row>
        </div>
        <LegalTiles page={page} className={styles["tiles"]} />
      </Stack>

      <Band
        space="own"
        ground="board"
        gap="1.5rem 2rem"
        columns="3fr 9fr"
        from="64em"
        className={styles["brief"]}
        aria-labelledby="brief-title"
      >
        <Title size="modest" id="brief-title">
          {t("brief")}
        </Title>
        <Stack as="ul" gap="0 2rem" columns="1fr 1fr" from="40em">
          {Object.entries(text.brief).map(([key, point]) => (
            <li key={key}>{point}</li>
          ))}
        </Stack>
      </Band>

      <Stack gap="2.5rem" columns="3fr 9fr" from="64em" className={styles["body"]}>
        <nav className={styles["contents"]} aria-labelledby="contents-title">
          <h2 id="contents-title">{t("contents")}</h2>
          <ol>
            {sections.map(([key, { title }]) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles["sections"]}>
          {sample && <SampleNotice />}
          {sections.map(([key, { title, blocks }]) => (
            <section
              key={key}
              id={key}
              className={`${looks["links"]} ${styles["section"]}`}
              aria-labelledby={`${key}-title`}
            >
              <h2 id={`${key}-title`}>{title}</h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </Stack>
    </article>
  );
}

const tests = offered.audit || offered.speed;
const { consultation, newsletter } = offered;

/** The parts of the texts, by their keys, that are only about what an agency may leave out. */
const applies: Readonly<Record<string, boolean>> = {
  tests,
  testsUnnamed: tests,
  tools: tests,
  permission: tests,
  moment: tests,
  consultation,
  newsletter,
  newsletterUnconfirmed: newsletter,
  newsletterAddress: newsletter,
  newsletterConsent: newsletter,
  marketing: newsletter,
  untracked: analytics === null,
  untrackedBanner: analytics === null,
  counted: analytics?.consent === false,
  countedBanner: analytics?.consent === false,
  countedIfAgreed: analytics?.consent === true,
  countedIfAgreedBanner: analytics?.consent === true,
};

/** A text without what is about something that the agency does not offer. */
function whatApplies<T>(text: T): T {
  if (typeof text !== "object" || text === null) return text;
  if (Array.isArray(text)) return text.map(whatApplies) as T;
  const parts = Object.entries(text).filter(([key]) => applies[key] ?? true);
  return Object.fromEntries(parts.map(([key, part]) => [key, whatApplies(part)])) as T;
}

/** The values inserted into the texts: the agency's details, and periods in words. */
function facts(locale: string) {
  const periods = Object.entries({ ...retention, ...offerTerms }).map(
    ([name, period]) => [name, periodText(period, locale)] as const,
  );
  const { legalName, email, phone } = agency;
  return {
    legalName,
    email,
    phone,
    address: postalAddress(),
    areas: countryList(agency.areaServed, locale, "conjunction"),
    servers: countryList(agency.servers, locale, "disjunction"),
    country: countryList([country.code], locale, "conjunction"),
    currency: new Intl.DisplayNames(locale, { type: "currency" }).of(currency.code) ?? currency.code,
    symbol: currency.symbol,
    analytics: analytics?.name ?? "",
    analyticsHosts: analytics?.hosts.join(", ") ?? "",
    ...Object.fromEntries(periods),
  };
}

/** The date in words, with non-breaking spaces. */
function dayText(date: string, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return day.replaceAll(" ", "\u00A0");
}

function SampleNotice() {
  const { t } = useTranslation("legal");
  return (
    <section className={styles["sample"]} aria-labelledby="sample-title">
      <svg data-tiles viewBox="0 0 100 100" width="44" height="44" aria-hidden="true">
        <Tile kind="star" ground="accent" figure="light" second="accent" />
      </svg>
      <div>
        <h2 id="sample-title">{t("sample.title")}</h2>
        <Text size="small" top="0.35rem">
          {t("sample.text")}
        </Text>
      </div>
    </section>
  );
}

/** Privacy: closed shutters with one open. Terms: a row of doors. */
const walls: Record<LegalPageName, readonly TileProps[]> = {
  privacy: [
    { kind: "shutter", ground: "second", figure: "soft" },
    { kind: "shutter", ground: "shade", figure: "soft" },
    { kind: "hills", ground: "plain", figure: "soft", second: "second" },
    { kind: "shutter", ground: "second", figure: "soft" },
    { kind: "shutter", ground: "accent", figure: "bright" },
    { kind: "shutter", ground: "second", figure: "soft" },
    { kind: "shutter", ground: "accent", figure: "bright" },
    { kind: "shutter", ground: "shade", figure: "soft" },
  ],
  terms: [
    { kind: "halves", ground: "accent", figure: "bright" },
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "halves", ground: "second", figure: "soft" },
    { kind: "petals", ground: "shade", figure: "light", second: "bright" },
    { kind: "arch", ground: "second", figure: "light", second: "dark" },
    { kind: "arch", ground: "soft", figure: "light", second: "shade" },
    { kind: "arch", ground: "accent", figure: "light", second: "dark" },
    { kind: "arch", ground: "bright", figure: "accent", second: "dark" },
  ],
};

function LegalTiles({ page, className }: { page: LegalPageName; className: string | undefined }) {
  return (
    <svg data-tiles className={className} viewBox="0 0 400 200" aria-hidden="true">
      {walls[page].map((tile, index) => (
        <Tile key={index} {...tile} x={(index % 4) * 100} y={Math.floor(index / 4) * 100} />
      ))}
    </svg>
  );
}
