import { useTranslation } from "react-i18next";
import { agency } from "@agency/content/agency";
import type { CityPage } from "@agency/content/agency-data";
import { cityPath, hasCityPage, neighbours } from "@agency/content/cities";
import { servicePackages } from "@agency/content/packages";
import { cityPrice, servicePath } from "@agency/content/services";
import { sample, type ServiceKey, serviceKeys } from "@agency/content/settings";
import { waysClass } from "@agency/ui/action";
import { joined, Stack, Text } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { SingleTile, Tile } from "@agency/ui/tiles/tile";
import { serviceSign } from "../services/look.ts";
import { OfficeLines } from "../shared/office.tsx";
import { Band, Lead, SiteLink, Term, Title } from "../shared/parts.tsx";
import { usePrice } from "../shared/use-price.ts";
import { figureAndNote } from "./city-words.ts";
import looks from "../shared/looks.module.css";
import styles from "./city-sections.module.css";

/** The city's own points for the service, our work on them, and what the price at the top of the page buys. */
export function Local({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "servicePages", "cities"]);
  const { figure, term } = usePrice()(cityPrice(service));
  return (
    <Band gap="3rem var(--apart)" columns="8fr 4fr" aria-labelledby="local-title">
      <div>
        <Title size="section" measure="16ch" id="local-title">
          {t(`city.local.${service}`, { city: t(`cities:${city}.name`) })}
        </Title>
        <Stack as="ol" gap="clamp(0.75rem, 2.5vw, 1.75rem)" lines="heavy" pad="1.25rem" top="var(--pause)">
          {t(`cities:${city}.services.${service}.points`, { returnObjects: true }).map(
            ({ title, text, help, from }) => (
              <li key={title}>
                <Title as="h3" size="point" measure="26ch">
                  {title}
                </Title>
                <Text tone="soft" measure="var(--measure)" top="0.75rem">
                  {text}
                </Text>
                <Text strong measure="var(--measure)" top="0.75rem" edge="accent">
                  {help}
                  {from && <FromPackage service={service} name={from} />}
                </Text>
              </li>
            ),
          )}
        </Stack>
      </div>
      <Stack id="included" tabIndex={-1} gap="0" packed>
        <Title as="h3" size="small">
          {t("city.features.title")}
        </Title>
        <Text tone="soft" top="0.35rem">
          {figure} {term}
        </Text>
        <Stack as="ul" gap="0" lines="thin" pad="0.6rem" top="1rem">
          {t(`servicePages:${service}.cityIncludes`, { returnObjects: true }).map((each) => (
            <Text as="li" key={each} tone="soft">
              {each}
            </Text>
          ))}
        </Stack>
        <SiteLink className={looks["onward"]} to={servicePath(service)}>
          {t("city.features.more")}
        </SiteLink>
      </Stack>
    </Band>
  );
}

/** The smallest package that has a help of ours, with its price. */
function FromPackage({ service, name }: { service: ServiceKey; name: string }) {
  const { t } = useTranslation(["services", "servicePages"]);
  const priceText = usePrice();
  const item = servicePackages(service).find(({ key }) => key === name);
  const items: Record<string, { name: string }> = t(`servicePages:${service}.packages.items`, { returnObjects: true });
  if (!item) return null;
  const { figure } = priceText("setupFee" in item ? { kind: "once", amount: item.setupFee } : item.price);
  return (
    <Text as="a" href="#packages" size="small" tone="soft" light className={styles["from"]}>
      {t("city.from", { name: items[name]?.name ?? name, price: figure })}
    </Text>
  );
}

/** The city's location, population and economy. */
export function CityFacts({ city }: { city: string }) {
  const { t } = useTranslation(["services", "cities"]);
  const [figure, note] = figureAndNote(t(`cities:${city}.population`));
  const state = t(`cities:${city}.state`);
  const business = t(`cities:${city}.businessHub`);
  const offices = agency.offices.filter(({ cityKey }) => cityKey === city);
  return (
    <Band gap="2.5rem var(--between)" columns="4fr 8fr" from="64em" aria-labelledby="facts-title">
      <div>
        <Title size="section" measure="12ch" id="facts-title">
          {t("city.facts.title", { city: t(`cities:${city}.name`) })}
        </Title>
        <Lead measure="40ch">{t(`cities:${city}.description`)}</Lead>
      </div>
      <Stack as="dl" gap="0.75rem var(--between)" columns="5fr 3fr" lines="thin" pad="1rem">
        {figure && (
          <div>
            <Term>{t("city.facts.population")}</Term>
            <Title as="dd" size="part">
              {figure}
            </Title>
            {note && (
              <Text as="dd" size="small" tone="muted" top="0.35rem">
                {note}
              </Text>
            )}
          </div>
        )}
        {state && (
          <div>
            <Term>{t("city.facts.state")}</Term>
            <Title as="dd" size="part">
              {state}
            </Title>
          </div>
        )}
        {offices.length > 0 && (
          <Text as="div" at="1 / -1" className={looks["links"]}>
            <Term>{t("city.facts.office")}</Term>
            {offices.map((office) => (
              <Text as="dd" key={office.street} top="0.35rem">
                <OfficeLines office={office} />
              </Text>
            ))}
          </Text>
        )}
        {business && (
          <Text as="div" at="1 / -1">
            <Term>{t("city.facts.business")}</Term>
            <Text as="dd" measure="var(--measure)" top="0.35rem">
              {business}
            </Text>
          </Text>
        )}
      </Stack>
    </Band>
  );
}

/** Four parts of the city and their typical businesses. */
export function Neighbourhoods({ city }: { city: string }) {
  const { t } = useTranslation(["services", "cities"]);
  const parts: readonly { name: string; text: string }[] = t(`cities:${city}.neighbourhoods`, { returnObjects: true });
  if (parts.length === 0) return null;
  return (
    <Band gap="var(--pause)" className={styles["neighbourhoods"]} aria-labelledby="neighbourhoods-title">
      <Title size="modest" id="neighbourhoods-title">
        {t("city.neighbourhoods")}
      </Title>
      <Stack as="ul" gap="1rem" columns="12">
        {parts.map(({ name, text }) => (
          <li key={name}>
            <Title as="h3" size="point">
              {name}
            </Title>
            <Text tone="soft" measure="50ch" top="0.6rem">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Band>
  );
}

/** Typical searches by customers in the city, set as quotations. */
export function Searches({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  const searches: readonly string[] = t(`cities:${city}.services.${service}.searches`, { returnObjects: true });
  if (searches.length === 0) return null;
  return (
    <Band
      space="passage"
      ground="board"
      gap="1.5rem var(--between)"
      columns="4fr 8fr"
      className={styles["searches"]}
      aria-labelledby="searches-title"
    >
      <Title size="section" measure="12ch" id="searches-title">
        {t("city.searches.title")}
      </Title>
      <Stack as="ul">
        {searches.map((search) => (
          <Title as="li" key={search} size="post">
            <q>{search}</q>
          </Title>
        ))}
      </Stack>
      <Text size="small" tone="soft">
        {t("city.searches.note")}
      </Text>
    </Band>
  );
}

/** A question that people in this city ask. */
export function CityQuestion({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "cities"]);
  const { question, answer } = t(`cities:${city}.services.${service}.faq`, { returnObjects: true });
  return (
    <Band gap="1.5rem var(--between)" columns="4fr 8fr" aria-labelledby="question-title">
      <Title size="small" id="question-title">
        {t("city.faq.title", { city: t(`cities:${city}.name`) })}
      </Title>
      <div>
        <Title as="h3" size="part" measure="24ch">
          {question}
        </Title>
        <Lead measure="var(--measure)">{answer}</Lead>
        <Text top="0.75rem">
          <SiteLink className={looks["onward"]} to={`${servicePath(service)}#questions`}>
            {t("city.faq.more")}
          </SiteLink>
        </Text>
      </div>
    </Band>
  );
}

/** A claim of the made-up agency, marked as such. A real agency's pages have none. */
export function CityRating() {
  const { t } = useTranslation(["services", "common"]);
  if (!sample || !t("city.rating.figure")) return null;
  return (
    <figure className={styles["rating"]}>
      <svg data-tiles="strip" viewBox="0 0 500 100" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <Tile key={place} kind="star" ground="second" figure="light" second="accent" x={place * 100} />
        ))}
      </svg>
      <Text top="0.75rem">
        <Title as="strong" size="modest">
          {t("city.rating.figure")}
        </Title>{" "}
        {t("city.rating.claim")}
      </Text>
      <Text as="figcaption" size="small" tone="muted" measure="var(--measure)" top="0.5rem">
        <SampleBadge label={t("common:state.sample")} /> {t("city.rating.note")}
      </Text>
    </figure>
  );
}

/** Links to the other services in this city, and to this service in nearby cities. */
export function CityWays({ service, city }: CityPage) {
  const { t } = useTranslation(["services", "servicePages", "common"]);
  const others = serviceKeys.filter((other) => other !== service && hasCityPage({ service: other, city }));
  const near = (neighbours[city] ?? []).filter((other) => hasCityPage({ service, city: other }));
  if (others.length + near.length === 0) return null;
  return (
    <Band as="div" space="under" gap="3rem var(--apart)" columns="4fr 8fr">
      {others.length > 0 && (
        <Stack as="nav" gap="1rem" packed aria-labelledby="services-title">
          <Title size="small" id="services-title">
            {t("city.services", { city: t(`common:cities.${city}`) })}
          </Title>
          <Stack as="ul" gap="0" lines="thin" pad="0" className={joined(waysClass("quiet"), styles["services"])}>
            {others.map((other) => (
              <Text as="li" key={other} strong>
                <SiteLink to={cityPath({ service: other, city })}>
                  <SingleTile size={48} {...serviceSign(other)} />
                  {t(`common:services.${other}`)}
                </SiteLink>
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
      {near.length > 0 && (
        <Stack as="nav" gap="1rem" packed aria-labelledby="neighbours-title">
          <Title size="small" id="neighbours-title">
            {t("city.neighbours", { service: t(`servicePages:${service}.name`) })}
          </Title>
          <ul className={waysClass("quiet")}>
            {near.map((other) => (
              <Title as="li" key={other} size="closing">
                <SiteLink to={cityPath({ service, city: other })}>{t(`common:cities.${other}`)}</SiteLink>
              </Title>
            ))}
          </ul>
        </Stack>
      )}
    </Band>
  );
}
