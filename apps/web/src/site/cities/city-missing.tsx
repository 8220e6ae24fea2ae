import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { servicePath } from "@agency/content/services";
import { serviceKeys } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { MissingPage } from "../not-found/missing-page.tsx";

/** Rendered once per language, for every address of two segments under /services without a page. */
export function CityMissing() {
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
