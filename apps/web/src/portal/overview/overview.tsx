import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportDocument } from "@agency/model/report/report-document";
import { Advice } from "./advice.tsx";
import { Figure, Figures } from "./figure.tsx";

/** The main figures and the recommendations. */
export function Overview({ document }: { document: ReportDocument }) {
  const { t } = useTranslation("portal");
  return (
    <>
      <VisuallyHidden component="h3">{t("tabs.overview")}</VisuallyHidden>
      <Figures>
        {document.overview.map((figure) => (
          <Figure key={figure.label} figure={figure} against={document.against} />
        ))}
      </Figures>
      <Advice document={document} />
    </>
  );
}
