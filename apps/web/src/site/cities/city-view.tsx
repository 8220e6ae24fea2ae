import { useTranslation } from "react-i18next";
import { Packages } from "../services/components/packages.tsx";
import { StartBand } from "../services/components/start-band.tsx";
import type { ProjectCard } from "../work/project-cards.server.ts";
import { ProjectLinks } from "../work/project-links.tsx";
import { CityHero, type CityHeroProps } from "./city-hero.tsx";
import { CityQuestion } from "./city-question.tsx";
import { CityRating } from "./city-rating.tsx";
import { CityWays } from "./city-ways.tsx";
import { Facts } from "./facts.tsx";
import { Local } from "./local.tsx";
import { Neighbourhoods } from "./neighbourhoods.tsx";
import { Searches } from "./searches.tsx";

type CityViewProps = CityHeroProps & { work: readonly ProjectCard[] };

/** The page of a service in a city. */
export function CityView({ service, city, frieze, work }: CityViewProps) {
  const { t } = useTranslation(["services", "cities", "work"]);
  const name = t(`cities:${city}.name`);
  return (
    <>
      <CityHero service={service} city={city} frieze={frieze} />
      <Local service={service} city={city} />
      <Packages service={service} city={city} />
      <CityRating />
      <Facts city={city} />
      <Neighbourhoods city={city} />
      <ProjectLinks projects={work} title={t("work:related.title")} lead={t("work:related.lead")} />
      <Searches service={service} city={city} />
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
