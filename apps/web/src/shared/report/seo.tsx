import { Stack } from "@agency/ui/stack";
import type { DocumentPartProps } from "./document-part.ts";
import { ChangeFigure, Figure, Figures } from "./figure.tsx";
import { PlacesTrend } from "./places-trend.tsx";
import { SearchedPages } from "./searched-pages.tsx";
import { Searches } from "./searches.tsx";
import { SectionTitle } from "./section-title.tsx";
import { TopKeywords } from "./top-keywords.tsx";
import styles from "./seo.module.css";

/** The client's positions in search results. */
export function Seo({ document: { seo }, titled = false }: DocumentPartProps) {
  if (!seo) return null;
  return (
    <>
      <SectionTitle text={seo.heading} shown={titled} />
      {seo.rows.length > 0 && (
        <Figures>
          {seo.rows.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
          {seo.change && <ChangeFigure figure={seo.change} />}
        </Figures>
      )}
      {seo.searches || seo.pages ? (
        <Stack gap="2.5rem clamp(1.5rem, 3vw, 3.5rem)" top="2rem" className={styles["found"]}>
          {seo.searches && <Searches searches={seo.searches} />}
          <Stack gap="2.5rem" className={styles["beside"]}>
            {seo.places && <PlacesTrend chart={seo.places} />}
            {seo.pages && <SearchedPages pages={seo.pages} />}
          </Stack>
        </Stack>
      ) : (
        seo.topRankings && <TopKeywords {...seo.topRankings} />
      )}
    </>
  );
}
