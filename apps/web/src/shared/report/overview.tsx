import { useTranslation } from "react-i18next";
import { Advice } from "./advice.tsx";
import { Comparison } from "./comparison.tsx";
import type { DocumentPartProps } from "./document-part.ts";
import { Figure, Figures } from "./figure.tsx";
import { MainTrend } from "./main-trend.tsx";
import { Profile } from "./profile.tsx";
import { SectionTitle } from "./section-title.tsx";
import styles from "./overview.module.css";

/** The main figures, their trend and the recommendations. */
export function Overview({ document, titled = false }: DocumentPartProps) {
  const { t } = useTranslation("portal");
  // On a phone, the trend stands between the two pairs.
  const [main, others] = [document.overview.slice(0, 2), document.overview.slice(2)];
  return (
    <>
      <SectionTitle text={t("tabs.overview")} shown={titled} />
      <div className={styles["overview"]}>
        {[main, others].map((figures) => (
          <Figures key={figures[0]?.label}>
            {figures.map((figure) => (
              <Figure key={figure.label} figure={figure} against={document.against} />
            ))}
          </Figures>
        ))}
        {document.trend && <MainTrend trend={document.trend} columns={document.history.columns} />}
        <Advice document={document} />
      </div>
      {document.comparison && <Comparison comparison={document.comparison} />}
      {document.profile && <Profile profile={document.profile} />}
    </>
  );
}
