import { useTranslation } from "react-i18next";
import { servicePackages, startingPrice } from "@agency/content/packages";
import { getService } from "@agency/content/services";
import type { ServiceKey } from "@agency/content/settings";
import { asSentence } from "@agency/model/report/format";
import { actionClass } from "@agency/ui/action";
import { joined, Row, Text } from "@agency/ui/layout";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { startAddress } from "../frame/use-start.ts";
import { Fact, Facts, SiteLink } from "../shared/parts.tsx";
import { type BuiltPicture, Picture } from "../shared/picture.tsx";
import { usePrice } from "../shared/use-price.ts";
import { serviceLook } from "./look.ts";
import { serviceGround } from "./service-ground.ts";
import { useDeliveryTime, useServiceTexts } from "./use-service-texts.ts";
import looks from "../shared/looks.module.css";
import styles from "./hero.module.css";

const art = joined(looks["art"], styles["art"]);

type HeroProps = {
  service: ServiceKey;
  /** The drawing, as SVG. */
  picture: string;
  /** In place of the drawing. */
  photo: { picture: BuiltPicture; alt: string } | undefined;
};

/** The top of a service page. Each service has its own picture, background and layout. */
export function Hero({ service, picture, photo }: HeroProps) {
  const { t } = useTranslation("services");
  const { name, hero } = useServiceTexts(service);
  const locale = getLocale(useLanguage());
  const delivery = useDeliveryTime();
  const time = launchTime(service);
  const priceText = usePrice();
  return (
    <div
      className={joined(serviceGround(service), styles["hero"])}
      data-look={serviceLook(service)}
      data-scene={photo ? undefined : serviceLook(service)}
      data-photo={photo ? "" : undefined}
    >
      <h1 className={`${looks["twofold"]} ${styles["title"]}`}>
        <span>{asSentence(name, locale)} </span>
        <em>{hero.promise}</em>
      </h1>
      <div className={styles["body"]}>
        <Text size="lead" tone="soft" measure="52ch">
          {hero.lead}
        </Text>
        <Row as="p" top="1.75rem">
          <SiteLink look="primary" to={startAddress({ service })}>
            {t("frame.start")}
          </SiteLink>
          <a className={actionClass("secondary")} href="#packages">
            {t("frame.prices")}
          </a>
        </Row>
      </div>
      <Facts className={styles["facts"]}>
        <Fact figure={priceText(startingPrice(service)).figure} meaning={hero.price} />
        <Fact figure={hero.fact.figure} meaning={hero.fact.meaning} />
        {time && <Fact figure={delivery(time)} meaning={hero.delivery} />}
      </Facts>
      {photo ? (
        <div className={art}>
          <Picture {...photo} sizes="(min-width: 60em) 40vw, 100vw" early />
        </div>
      ) : (
        <div className={art} dangerouslySetInnerHTML={{ __html: picture }} />
      )}
    </div>
  );
}

/** The range of launch times of the service's packages, if they have any, or how long the service says it takes. */
function launchTime(service: ServiceKey) {
  const timelines = servicePackages(service).flatMap((item) => ("timeline" in item ? [item.timeline] : []));
  if (timelines.length === 0) return getService(service).delivery;
  const from = Math.min(...timelines.map((timeline) => timeline.from));
  const to = Math.max(...timelines.map((timeline) => timeline.to));
  return { from, to, unit: "weeks" } as const;
}
