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
        <div className={styles["found"]}>
          {seo.searches && <Searches searches={seo.searches} />}
          <div className={styles["beside"]}>
            {seo.places && <PlacesTrend chart={seo.places} />}
            {seo.pages && <SearchedPages pages={seo.pages} />}
          </div>
        </div>
      ) : (
        seo.topRankings && <TopKeywords {...seo.topRankings} />
      )}
    </>
  );
}
