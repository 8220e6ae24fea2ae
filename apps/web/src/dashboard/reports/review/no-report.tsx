import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { StaffPage } from "../../frame/staff-page.tsx";

/** The address names no report. */
export function NoReport() {
  const { t } = useTranslation("review");
  const localised = useLocalisedPath();
  return (
    <StaffPage title={t("title")}>
      <StateBlock
        mood="empty"
        title={t("none")}
        description={t("noneLead")}
        action={
          <Link className={actionClass("primary", "small")} to={localised("/admin/reports")}>
            {t("toReports")}
          </Link>
        }
      />
    </StaffPage>
  );
}
