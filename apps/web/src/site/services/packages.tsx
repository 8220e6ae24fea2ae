import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { offerPrice } from "@agency/content/offers";
import { servicePackages } from "@agency/content/packages";
import { formatPrice, plans } from "@agency/content/plans";
import { isSamePrice } from "@agency/content/same-price";
import { cityPrice } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import type { Package, PriceKind } from "@agency/content/shape";
import { joinSentences } from "@agency/model/report/format";
import { Row, Text, Stack } from "@agency/ui/layout";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { figureLetters, usePrice } from "../shared/use-price.ts";
import { type Look, serviceLook } from "./look.ts";
import { useServiceTexts } from "./use-service-texts.ts";
import looks from "../shared/looks.module.css";
import styles from "./packages.module.css";

/** Two to four packages fit beside one another. */
function packageLayout(look: Look, count: number): "signs" | "stairs" | "rows" {
  if (count < 2 || count > 4) return "rows";
  if (look === "street") return "signs";
  return look === "stairs" ? "stairs" : "rows";
}

/**
 * The packages of a service: side by side, rising like stairs, or in rows, depending on the service and their number.
 * @param city where its page stands, which a choice takes along
 */
export function Packages({ service, city }: { service: ServiceKey; city?: string }) {
  const { t } = useTranslation(["common", "services"]);
  const locale = getLocale(useLanguage());
  const texts = useServiceTexts(service);
  const items: Record<string, PackageTexts> = texts.packages.items;
  const look = serviceLook(service);
  const kind = priceKind(servicePackages(service));
  const notes = [
    t(`services:frame.packages.note.${kind}`),
    // A price that is paid once is another thing than a plan that is paid by the month.
    ...(plans.length === 0
      ? []
      : [
          t(
            `services:frame.packages.plans.${kind === "once" && plans.every(({ price }) => price.kind === "month") ? "month" : "other"}`,
          ),
        ]),
  ];
  return (
    <section
      id="packages"
      tabIndex={-1}
      className={styles["packages"]}
      data-look={look}
      data-layout={packageLayout(look, servicePackages(service).length)}
      style={{ "--count": servicePackages(service).length } as CSSProperties}
      aria-labelledby="packages-title"
    >
      <Band as="div" space="passage" ground="board" gap="var(--pause)" className={styles["board"]}>
        <Stack gap="1rem 2rem" columns="7fr 5fr" from="64em" align="end" className={styles["head"]}>
          <Title size="chapter" measure="14ch" id="packages-title">
            {texts.packages.title}
          </Title>
          <Text tone="soft" measure="50ch">
            {texts.packages.lead}
          </Text>
        </Stack>
        <div className={styles["list"]}>
          {servicePackages(service).map((item) => {
            const words = items[item.key];
            return (
              words && (
                <Entry
                  key={item.key}
                  service={service}
                  city={city}
                  item={item}
                  texts={words}
                  channels={texts.channels}
                />
              )
            );
          })}
        </div>
        <Text tone="soft" measure="72ch" className={styles["note"]}>
          {joinSentences([...notes, t("beforeTax")], locale)}
        </Text>
        {city && <OwnPrice service={service} />}
      </Band>
    </section>
  );
}

/** Says of the price at the top of a city's page that it belongs to none of the packages, unless it does. */
function OwnPrice({ service }: { service: ServiceKey }) {
  const { t } = useTranslation("services");
  const price = cityPrice(service);
  if (
    price.kind === "on-request" ||
    servicePackages(service).some((item) => "price" in item && isSamePrice(item.price, price))
  )
    return null;
  return (
    <Text tone="soft" measure="72ch" className={styles["note"]}>
      {t("city.ownPrice", { price: formatPrice(price.amount) })} <a href="#included">{t("city.ownPriceMore")}</a>
    </Text>
  );
}

function priceKind(items: readonly Package[]): PriceKind | "launch" | "mixed" {
  const kinds = new Set(items.map((item) => offerPrice(item).kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind ? kind : "mixed";
}

type PackageTexts = {
  name: string;
  description: string;
  features: readonly string[];
  guarantee: string;
  apart?: string;
};

type EntryProps = {
  service: ServiceKey;
  city: string | undefined;
  item: Package;
  texts: PackageTexts;
  channels: Readonly<Record<string, { name: string }>>;
};

function Entry({ service, city, item, texts, channels }: EntryProps) {
  const { t } = useTranslation("services");
  const launch = "setupFee" in item;
  const { figure, term } = usePrice()(launch ? { kind: "once", amount: item.setupFee } : item.price);
  const choice = new URLSearchParams({ service, ...(city && { city }), package: item.key });
  return (
    <Stack
      as="article"
      gap="1.25rem 2rem"
      packed
      className={styles["package"]}
      data-popular={item.popular || undefined}
    >
      <div className={styles["name"]}>
        <Row gap="0.4rem 0.9rem" align="center">
          <Title as="h3" size="sign">
            {texts.name}
          </Title>
          {item.popular && <p className={looks["chip"]}>{t("frame.packages.popular")}</p>}
        </Row>
        <Text tone="soft" measure="34ch" top="0.5rem">
          {texts.description}
        </Text>
      </div>
      <div className={styles["price"]}>
        <p className={`${looks["amount"]} ${styles["amount"]}`} style={figureLetters(figure)}>
          {figure}
        </p>
        <Text tone="soft" top="0.4rem">
          {launch ? (
            <>
              {t("frame.packages.setUp")}, <b>{t("frame.packages.monthly", { price: formatPrice(item.monthlyFee) })}</b>
            </>
          ) : (
            term
          )}
        </Text>
        {launch && <LaunchWeeks {...item.timeline} />}
        {!launch && item.adSpend !== undefined && item.price.kind !== "on-request" && (
          <AdShare price={item.price.amount} adSpend={item.adSpend} />
        )}
      </div>
      <div className={styles["content"]}>
        <Stack as="ul" gap="0.6rem">
          {texts.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Stack>
        {!launch && item.channels && (
          <Text size="small" tone="soft" measure="44ch" top="0.75rem">
            {t("frame.packages.channels", {
              list: item.channels.map((channel) => channels[channel]?.name).join(", "),
            })}
          </Text>
        )}
        <Text size="small" tone="soft" measure="44ch" top="0.75rem" edge="plain">
          {texts.guarantee}
        </Text>
        {texts.apart && (
          <Text size="small" tone="soft" measure="44ch" top="0.75rem">
            {texts.apart}
          </Text>
        )}
      </div>
      <p className={styles["choose"]}>
        <SiteLink
          look={item.popular ? "primary" : "secondary"}
          size="small"
          to={`/?${choice.toString()}#contact`}
          aria-label={t("frame.packages.choose", { name: texts.name })}
        >
          {t("frame.start")}
        </SiteLink>
      </p>
    </Stack>
  );
}

const longest = 12;

/** The launch time of a package, as a row of twelve weeks and in words. */
function LaunchWeeks({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation("services");
  return (
    <Text as="div" size="small" tone="soft" top="1rem" className={styles["bar"]}>
      <svg viewBox={`0 0 ${longest * 10 - 1} 9`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: longest }, (_, week) => (
          <path
            key={week}
            {...(week + 1 < from
              ? {}
              : week < to
                ? { fill: "var(--accent)" }
                : { fill: "none", stroke: "var(--line)" })}
            d={`M${week * 10} 0h9v9h-9Z`}
          />
        ))}
      </svg>
      <p>{t("frame.packages.launch", { from, to })}</p>
    </Text>
  );
}

/** The part of a price that goes to advertising platforms, as a bar and in words. */
function AdShare({ price, adSpend }: { price: number; adSpend: number }) {
  const { t } = useTranslation("services");
  return (
    <Text as="div" size="small" tone="soft" top="1rem" className={styles["bar"]}>
      <svg viewBox={`0 0 ${price} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0H${price}V100H0Z`} />
        <path fill="var(--accent)" d={`M0 0H${adSpend}V100H0Z`} />
      </svg>
      <p>{t("frame.packages.adSpend", { price: formatPrice(adSpend) })}</p>
    </Text>
  );
}
