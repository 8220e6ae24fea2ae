import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { texts } from "../../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import "../../../styles/controls.css";
import { StaffPage } from "../../frame/staff-page.tsx";
import { useClientInAddress } from "../../shared/client-in-address.ts";
import { AllReports } from "./all-reports.tsx";
import { filtersOf } from "./report-filters.tsx";

export const loader = texts(({ board, report: { title, kind, quarter } }) => ({
  board,
  report: { title, kind, quarter },
}));

export const meta = hiddenPageMeta((t) => t("staff:nav.allReports"));

/** All reports. The address may name their first filters. */
export default function AllReportsPage() {
  const { t } = useTranslation("staff");
  const [search] = useSearchParams();
  const clientId = useClientInAddress("client");
  return (
    <StaffPage title={t("nav.allReports")}>
      <AllReports key={`${search.toString()}#${clientId}`} initial={filtersOf(search, clientId)} />
    </StaffPage>
  );
}
