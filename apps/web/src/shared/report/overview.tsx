import { useTranslation } from "react-i18next";
import { Stack } from "@agency/ui/stack";
import { Advice } from "./advice.tsx";
import { Comparison } from "./comparison.tsx";
import type { DocumentPartProps } from "./document-part.ts";
import { Figure, Figures } from "./figure.tsx";
import { Leads } from "./leads.tsx";
import { MainTrend } from "./main-trend.tsx";
import { overviewBlocks } from "./overview-blocks.ts";
import { Profile } from "./profile.tsx";
import { SectionTitle } from "./section-title.tsx";
import styles from "./overview.module.css";

/** The main figures, and the sections without a tab of their own in their order. */
export function Overview({ document, titled = false }: DocumentPartProps) {
  const { t } = useTranslation("portal");
  const { overview, against, sections, trend, comparison, profile, conversions } = document;
  // Up to three share a row.
  const groups = overview.length > 3 ? [overview.slice(0, 2), overview.slice(2)] : [overview];
  const hasLeads = conversions.costs.length > 0 || conversions.groups.length > 0;
  const blocks = overviewBlocks(trend ? sections : sections.filter((section) => section !== "trend"), hasLeads);
  return (
    <>
      <SectionTitle text={t("tabs.overview")} shown={titled} />
      <Stack gap="1.25rem 0" className={styles["overview"]} data-trend-first={blocks[0]?.key === "trend"}>
        {groups
          .filter((figures) => figures.length > 0)
          .map((figures) => (
            <div key={figures[0]?.label} className={styles["figures"]} data-whole={groups.length === 1}>
              <Figures>
                {figures.map((figure) => (
                  <Figure key={figure.label} figure={figure} against={against} />
                ))}
              </Figures>
            </div>
          ))}
        {blocks.map(({ key, half, words }) => (
          <div key={key} className={styles["block"]} data-half={half} data-leads={key === "leads"}>
            {words.length > 0 && <Advice document={document} sections={words} />}
            {key === "leads" && <Leads conversions={conversions} />}
            {key === "trend" && trend && <MainTrend trend={trend} />}
            {key === "comparison" && comparison && <Comparison comparison={comparison} />}
            {key === "profile" && profile && <Profile profile={profile} />}
          </div>
        ))}
      </Stack>
    </>
  );
}
