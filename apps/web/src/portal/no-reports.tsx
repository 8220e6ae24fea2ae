import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { useLocalisedPath } from "../shared/i18n/use-language.ts";
import { endFirstScreen } from "./first-screen/first-screen.ts";

/** Shown before the first report. */
export function NoReports() {
  const { t } = useTranslation("portal");
  const localised = useLocalisedPath();
  useLayoutEffect(endFirstScreen, []);
  return (
    <StateBlock
      mood="empty"
      title={t("reports.none")}
      description={t("reports.noneLead")}
      action={
        <Link className={actionClass("primary")} to={localised("/#contact")}>
          {t("reports.demo")}
        </Link>
      }
    />
  );
}
