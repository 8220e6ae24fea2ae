import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Report } from "@agency/contracts/reports/schemas";
import { useFormat } from "../use-format.ts";
import { Advice } from "./advice.tsx";
import { Change } from "./change.tsx";
import { Figure, FigureNote, Figures } from "./figure.tsx";

/** The figures that matter, and what to do about them. */
export function Overview({ report }: { report: Report }) {
  const { t } = useTranslation("portal");
  const { count, position } = useFormat();
  const { websiteTraffic, seoRankings, socialEngagement, conversions } = report.data.metrics;
  const { averagePosition } = seoRankings;
  const known = (value: number | null) => (value === null ? null : count(value));
  return (
    <>
      <VisuallyHidden component="h3">{t("overview.title")}</VisuallyHidden>
      <Figures>
        <Figure label={t("overview.visitors")} value={known(websiteTraffic.totalVisitors)}>
          <Change change={websiteTraffic.changeFromPrevious} type={report.reportType} label={t("traffic.change")} />
        </Figure>
        <Figure
          label={t("overview.position")}
          meaning={t("meaning.position")}
          value={averagePosition === null ? null : position(averagePosition)}
        >
          {averagePosition !== null && <FigureNote>{t("overview.positionNote")}</FigureNote>}
        </Figure>
        <Figure
          label={t("overview.followers")}
          meaning={t("meaning.followers")}
          value={known(socialEngagement.totalFollowers)}
        >
          <Change
            change={socialEngagement.changeFromPrevious}
            type={report.reportType}
            label={t("overview.followers")}
          />
        </Figure>
        <Figure label={t("overview.leads")} meaning={t("meaning.leads")} value={known(conversions.totalLeads)}>
          <FigureNote>
            {conversions.conversionRate === null
              ? t("overview.rateUnknown")
              : t("overview.rate", { rate: conversions.conversionRate })}
          </FigureNote>
        </Figure>
      </Figures>
      <Advice report={report} />
    </>
  );
}
