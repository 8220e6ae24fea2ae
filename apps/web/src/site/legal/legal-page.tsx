import { useTranslation } from "react-i18next";
import { agency, countryList, postalAddress } from "@agency/content/agency";
import { analytics } from "@agency/content/analytics";
import { offerTerms, privacyNotice, retention, termsOfService } from "@agency/content/legal";
import { servicePackages } from "@agency/content/packages";
import { periodText } from "@agency/content/period-text";
import { plans } from "@agency/content/plans";
import { projects, testimonials } from "@agency/content/projects";
import { hasWebsites, getService } from "@agency/content/services";
import { country, currency, offered, sample, serviceKeys } from "@agency/content/settings";
import type { Price } from "@agency/content/shape";
import { videoHosts } from "@agency/content/videos";
import { activityMonths } from "@agency/model/activity";
import { waysClass } from "@agency/ui/action";
import { joined, Row, Text, Stack } from "@agency/ui/layout";
import { Tile, type TileProps } from "@agency/ui/tiles/tile";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { LegalBlocks, type LegalPageName, type LegalText } from "./legal-blocks.tsx";
import type { OwnLegalHtml } from "./own-legal.server.ts";
import { type LegalFacts, whatApplies } from "./what-applies.ts";
import looks from "../shared/looks.module.css";
import prose from "../shared/prose.module.css";
import styles from "./legal-page.module.css";

const dated = { privacy: privacyNotice, terms: termsOfService };
const others = { privacy: "terms", terms: "privacy" } as const;

/** A long text next to its table of contents. It works without JavaScript and prints as a document. */
export function LegalPage({ page, own }: { page: LegalPageName; own: OwnLegalHtml | undefined }) {
  const { t } = useTranslation("legal");
  const locale = getLocale(useLanguage());
  const tools = testsOffered.map((tool) => t(`tool.${tool}`));
  const text = whatApplies(t(page, { returnObjects: true, ...facts(locale, tools) }), legalFacts);
  const general = Object.entries(text.sections).map(([key, { title, blocks }]) => ({
    key,
    title,
    content: <LegalBlocks blocks={blocks} />,
  }));
  const ownSections = (own?.sections ?? []).map(({ title, html }, place) => ({
    key: `own-${place + 1}`,
    title,
    content: <div dangerouslySetInnerHTML={{ __html: html }} />,
  }));
  // The last general one says how the text itself changes, and whom to ask.
  const sections = own?.whole ? ownSections : [...general.slice(0, -1), ...ownSections, ...general.slice(-1)];
  const { version, date } = dated[page];
  const other = others[page];

  return (
    <article data-legal>
      <Stack as="header" gap="2.5rem" className={styles["head"]}>
        <div>
          <Title as="h1" size="page">
            {text.title}
          </Title>
          {own?.whole ? (
            <Text
              as="div"
              size="large"
              tone="soft"
              measure="54ch"
              top="1.5rem"
              className={looks["links"]}
              dangerouslySetInnerHTML={{ __html: own.lead }}
            />
          ) : (
            <Text size="large" tone="soft" measure="54ch" top="1.5rem">
              {text.lead}
            </Text>
          )}
          <Row as="p" gap="0 2rem" align="center" top="1.25rem">
            <Text as="span" size="small" tone="muted">
              {t("version", { version, date: dayText(date, locale) })}
            </Text>
            <Text as="span" size="small" tone="muted" strong className={waysClass()} data-no-print>
              {t("other")} <SiteLink to={`/${other}`}>{t(`${other}.title`)}</SiteLink>
            </Text>
          </Row>
        </div>
        <LegalTiles page={page} className={styles["tiles"]} />
      </Stack>

      {!own?.whole && <Brief brief={text.brief} />}

      <Band as="div" space="passage" gap="2.5rem clamp(2.5rem, 6vw, 5.5rem)" columns="3fr 9fr" from="64em">
        <Stack as="nav" packed className={styles["contents"]} aria-labelledby="contents-title">
          <Text as="h2" size="large" id="contents-title">
            {t("contents")}
          </Text>
          <Stack as="ol" gap="0" lines="thin" pad="0">
            {sections.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </Stack>
        </Stack>
        <div className={styles["sections"]}>
          {sample && <SampleNotice />}
          {sections.map(({ key, title, content }) => (
            <section
              key={key}
              id={key}
              className={joined(looks["links"], prose["prose"], styles["section"])}
              aria-labelledby={`${key}-title`}
            >
              <Title size="trade" measure="24ch" id={`${key}-title`}>
                {title}
              </Title>
              {content}
            </section>
          ))}
        </div>
      </Band>
    </article>
  );
}

/** What matters most, before all of it. */
function Brief({ brief }: Pick<LegalText, "brief">) {
  const { t } = useTranslation("legal");
  return (
    <Band space="passage" ground="board" gap="1.5rem 2rem" columns="3fr 9fr" from="64em" aria-labelledby="brief-title">
      <Title size="modest" tone="accent" id="brief-title">
        {t("brief")}
      </Title>
      <Stack as="ul" gap="0 2rem" columns="1fr 1fr" from="40em" lines="thin" pad="0.85rem">
        {Object.entries(brief).map(([key, point], place) =>
          place === 0 ? (
            <Title as="li" key={key} size="sign" whole>
              {point}
            </Title>
          ) : (
            <Text as="li" key={key} size="large">
              {point}
            </Text>
          ),
        )}
      </Stack>
    </Band>
  );
}

const testsOffered = (["audit", "speed"] as const).filter((tool) => offered[tool]);

/** Paid for as long as it goes on. */
const isTerm = (price: Price) => price.kind === "month" || price.kind === "year";

const legalFacts: LegalFacts = {
  offered,
  analytics,
  hasVideos: videoHosts.length > 0,
  areAllBusinesses: serviceKeys.every((service) => getService(service).audience === "businesses"),
  hasWebsites,
  hasCases: projects.length > 0 || testimonials.length > 0,
  hasTerms: [...serviceKeys.flatMap(servicePackages), ...plans].some(
    (item) => !("price" in item) || isTerm(item.price),
  ),
};

/** The values inserted into the texts: the agency's details, and periods in words. */
function facts(locale: string, tools: readonly string[]) {
  const periods = Object.entries({
    ...retention,
    ...offerTerms,
    activity: { amount: activityMonths, unit: "month" as const },
  }).map(([name, period]) => [name, periodText(period, locale)] as const);
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
    tools: new Intl.ListFormat(locale, { type: "disjunction" }).format(tools),
    analytics: analytics?.name ?? "",
    videoHosts: new Intl.ListFormat(locale).format(videoHosts.map(({ name }) => name)),
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
    <Row
      as="section"
      gap="0 1.25rem"
      unbroken
      inset="1.25rem 1.5rem"
      className={styles["sample"]}
      aria-labelledby="sample-title"
    >
      <svg data-tiles viewBox="0 0 100 100" width="44" height="44" aria-hidden="true">
        <Tile kind="star" ground="accent" figure="light" second="accent" />
      </svg>
      <div>
        <Text as="h2" size="large" id="sample-title">
          {t("sample.title")}
        </Text>
        <Text size="small" top="0.35rem">
          {t("sample.text")}
        </Text>
      </div>
    </Row>
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
