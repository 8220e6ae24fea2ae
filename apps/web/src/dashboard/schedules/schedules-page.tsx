import { useTranslation } from "react-i18next";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import "../../styles/controls.css";
import { StaffPage } from "../frame/staff-page.tsx";
import { ScheduleManagement } from "./schedule-management.tsx";

export const loader = texts(({ report: { quarter } }) => ({ report: { quarter } }));

export const meta = hiddenPageMeta((t) => t("staff:nav.schedules"));

export default function SchedulesPage() {
  const { t } = useTranslation("staff");
  return (
    <StaffPage title={t("nav.schedules")}>
      <ScheduleManagement />
    </StaffPage>
  );
}
