import { useTranslation } from "react-i18next";
import { texts } from "../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import "../../styles/controls.css";
import { StaffPage } from "../frame/staff-page.tsx";
import { AttentionGroups } from "./attention-groups.tsx";

export const loader = texts(({ attention, report: { quarter } }) => ({ attention, report: { quarter } }));

export const meta = hiddenPageMeta((t) => t("attention:title"));

/** What does not go on until the staff do something about it. */
export default function AttentionPage() {
  const { t } = useTranslation("attention");
  return (
    <StaffPage title={t("title")}>
      <AttentionGroups />
    </StaffPage>
  );
}
