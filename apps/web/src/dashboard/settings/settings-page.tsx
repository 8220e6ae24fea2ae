import { useTranslation } from "react-i18next";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import "../../styles/controls.css";
import { StaffPage } from "../frame/staff-page.tsx";
import { SystemSettings } from "./system-settings.tsx";

export const loader = texts(({ connections, mailCheck }) => ({ connections, mailCheck }));

export const meta = hiddenPageMeta((t) => t("staff:nav.settings"));

export default function SettingsPage() {
  const { t } = useTranslation("staff");
  return (
    <StaffPage title={t("nav.settings")}>
      <SystemSettings />
    </StaffPage>
  );
}
