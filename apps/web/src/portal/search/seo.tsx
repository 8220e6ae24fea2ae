import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Report } from "@agency/contracts/reports/schemas";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { Figure, FigureNote, Figures } from "../overview/figure.tsx";
import { useFormat } from "../use-format.ts";
import { TopKeywords } from "./top-keywords.tsx";

/** Where the client stands in search. Of a position, a "+" is bad. */
export function Seo({ report }: { report: Report }) {
  const { t } = useTranslation("portal");
  const { count, position } = useFormat();
  const { averagePosition, keywordsTracked, changeFromPrevious, topRankings } = report.data.metrics.seoRankings;
  return (
    <>
      <VisuallyHidden component="h3">{t("seo.title")}</VisuallyHidden>
      <Figures>
        <Figure
          label={t("seo.position")}
          meaning={t("meaning.position")}
          value={averagePosition === null ? null : position(averagePosition)}
        >
          {averagePosition !== null && <FigureNote>{t("overview.positionNote")}</FigureNote>}
        </Figure>
        <Figure
          label={t("seo.keywords")}
          meaning={t("meaning.keywords")}
          value={keywordsTracked === null ? null : count(keywordsTracked)}
        />
        <Figure
          label={t("seo.change")}
          value={
            changeFromPrevious === null ? null : (
              <ChangeIndicator change={changeFromPrevious} label={t("seo.change")} reversed />
            )
          }
        >
          {changeFromPrevious !== null && <FigureNote>{t("seo.changeNote")}</FigureNote>}
        </Figure>
      </Figures>
      <TopKeywords keywords={topRankings} />
    </>
  );
}
