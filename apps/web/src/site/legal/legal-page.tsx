import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency, countryList, postalAddress } from "@agency/content/agency";
import { offerTerms, periodText, privacyNotice, retention, termsOfService } from "@agency/content/legal";
import { country, currency, sample } from "@agency/content/settings";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Tile } from "@agency/ui/tiles/tile";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import { LegalBlocks } from "./legal-blocks.tsx";
import type { LegalPageName, LegalText } from "./legal-text.ts";
import { LegalTiles } from "./legal-tiles.tsx";
import styles from "./legal-page.module.css";
import "./print.css";

const dated = { privacy: privacyNotice, terms: termsOfService };
const others = { privacy: "terms", terms: "privacy" } as const;

/** A long text next to its table of contents. It works without JavaScript and prints as a document. */
export function LegalPage({ page }: { page: LegalPageName }) {
  const { t } = useTranslation("legal");
  const locale = localeOf(useLanguage());
  const localised = useLocalisedPath();
  const text: LegalText = t(page, { returnObjects: true, ...facts(locale) });
  const sections = Object.entries(text.sections);
  const { version, date } = dated[page];
  const other = others[page];

  return (
    <article className={styles["page"]} data-legal>
      <Stack as="header" gap="2.5rem" className={styles["head"]}>
        <div>
          <h1>{text.title}</h1>
          <Text size="large" tone="soft" measure="54ch" top="1.5rem" className={styles["lead"]}>
            {text.lead}
          </Text>
          <Row as="p" gap="0 2rem" align="center" top="1.25rem" className={styles["version"]}>
            {t("version", { version, date: dayText(date, locale) })}
            <span className={styles["other"]}>
              {t("other")} <Link to={localised(`/${other}`)}>{t(`${other}.title`)}</Link>
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
          {text.brief.map((point) => (
            <li key={point}>{point}</li>
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
            <section key={key} id={key} className={styles["section"]} aria-labelledby={`${key}-title`}>
              <h2 id={`${key}-title`}>{title}</h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </Stack>
    </article>
  );
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
