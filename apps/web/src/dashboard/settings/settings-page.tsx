import { useTranslation } from "react-i18next";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import "../../styles/controls.css";
import { StaffPage } from "../frame/staff-page.tsx";
import { SystemSettings } from "./system-settings.tsx";

export const meta = hiddenPageMeta((t) => t("staff:nav.settings"));

export default function SettingsPage() {
  const { t } = useTranslation("staff");
  return (
    <StaffPage title={t("nav.settings")}>
      <SystemSettings />
    </StaffPage>
  );
}
