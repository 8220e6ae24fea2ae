import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type CityKey, cityPath, isCityKey } from "@agency/content/cities";
import { isServiceKey, type ServiceKey, serviceKeys, servicePath, services } from "@agency/content/services";
import { actionClass } from "@agency/ui/action";
import { languageOfPath } from "../../../lib/i18n/language-path.ts";
import { translatorOf } from "../../../lib/i18n/messages.ts";
import { textsOf } from "../../../lib/i18n/texts.server.ts";
import { useLocalisedPath } from "../../../lib/i18n/use-language.ts";
import { pageMeta } from "../../../lib/page-meta.ts";
import { breadcrumbFacts, faqFacts, serviceFacts } from "../../../lib/structured-data/page.ts";
import { MissingPage } from "../../not-found/missing-page.tsx";
import { StartBand } from "../components/start-band.tsx";
import { CityFacts } from "./city-facts.tsx";
import { CityHead } from "./city-head.tsx";
import { CityLocal } from "./city-local.tsx";
import { CityMore } from "./city-more.tsx";

type Shown = { service: ServiceKey; city: CityKey } | null;

/** One service in one city, as the address says; null where there is no such page. */
export function loader({ url, params }: LoaderFunctionArgs) {
  const { service, city } = params;
  const shown: Shown = isServiceKey(service) && isCityKey(city) ? { service, city } : null;
  const texts = textsOf(url, ({ services: all, cities }) => ({
    services: shown
      ? { frame: all.frame, city: all.city, [shown.service]: { features: all[shown.service].features } }
      : { city: all.city },
    cities: shown ? { [shown.city]: cities[shown.city] } : {},
  }));
  return { shown, texts };
}

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const language = languageOfPath(location.pathname);
  const { t } = translatorOf(language);
  const shown = loaderData?.shown;
  if (!shown) return pageMeta({ path: location.pathname, title: t("services:city.notFound.title"), hidden: true });
  const { service, city } = shown;
  const { metaTitle, metaDescription, faq } = t(`cities:${city}.services.${service}`, { returnObjects: true });
  const { cityPrice, cityDuration } = services[service];
  const name = t(`common:services.${service}`);
  return pageMeta({
    path: location.pathname,
    title: metaTitle,
    description: metaDescription,
    about: [
      serviceFacts(language, {
        path: cityPath(shown),
        name,
        description: metaDescription,
        area: t(`common:cities.${city}`),
        offers: [{ name, price: cityPrice, ...(cityDuration === "month" && { per: "month" as const }) }],
      }),
      faqFacts(language, [faq]),
      breadcrumbFacts(language, [
        { name: t("common:breadcrumb.home"), path: "/" },
        { name, path: servicePath(service) },
        { name: t(`common:cities.${city}`), path: cityPath(shown) },
      ]),
    ],
  });
};

export default function CityPage() {
  const { shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["services", "common"]);
  if (!shown) return <CityMissing />;
  const { service, city } = shown;
  const name = t(`common:cities.${city}`);
  return (
    <>
      <CityHead service={service} city={city} />
      <CityLocal service={service} city={city} />
      <CityFacts city={city} />
      <CityMore service={service} city={city} />
      <StartBand title={t("city.closing.title", { city: name })} lead={t("city.closing.lead")} />
    </>
  );
}

function CityMissing() {
  const { t } = useTranslation(["services", "common"]);
  const localised = useLocalisedPath();
  return (
    <MissingPage
      title={t("city.notFound.title")}
      lead={t("city.notFound.lead")}
      action={serviceKeys.map((service) => (
        <Link key={service} className={actionClass("secondary", "small")} to={localised(servicePath(service))}>
          {t(`common:services.${service}`)}
        </Link>
      ))}
    />
  );
}
