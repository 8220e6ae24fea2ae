import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { workPath } from "@agency/content/projects";
import { actionClass } from "@agency/ui/action";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { MissingPage } from "../not-found/missing-page.tsx";

/** Rendered once per language, for every address under /work without a project. */
export function ProjectMissing() {
  const { t } = useTranslation("work");
  const localised = useLocalisedPath();
  return (
    <MissingPage
      title={t("missing.title")}
      lead={t("missing.lead")}
      action={
        <Link className={actionClass("primary")} to={localised(workPath)}>
          {t("all")}
        </Link>
      }
    />
  );
}
