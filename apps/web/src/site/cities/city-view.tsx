import { useTranslation } from "react-i18next";
import { StartBand } from "../services/components/start-band.tsx";
import { CityHero, type CityHeroProps } from "./city-hero.tsx";
import { CityPrice } from "./city-price.tsx";
import { CityQuestion } from "./city-question.tsx";
import { CityWays } from "./city-ways.tsx";
import { Facts } from "./facts.tsx";
import { Local } from "./local.tsx";
import { Neighbourhoods } from "./neighbourhoods.tsx";
import { Searches } from "./searches.tsx";

/** The page of a service in a city. */
export function CityView({ service, city, frieze }: CityHeroProps) {
  const { t } = useTranslation(["services", "cities"]);
  const name = t(`cities:${city}.name`);
  return (
    <>
      <CityHero service={service} city={city} frieze={frieze} />
      <Local service={service} city={city} />
      <Searches service={service} city={city} />
      <Facts city={city} />
      <Neighbourhoods city={city} />
      <CityPrice service={service} />
      <CityQuestion service={service} city={city} />
      <CityWays service={service} city={city} />
      <StartBand
        title={t("city.closing.title", { city: name })}
        lead={t("city.closing.lead")}
        service={service}
        city={city}
      />
    </>
  );
}
