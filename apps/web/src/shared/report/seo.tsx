import type { DocumentPartProps } from "./document-part.ts";
import { ChangeFigure, Figure, Figures } from "./figure.tsx";
import { SectionTitle } from "./section-title.tsx";
import { TopKeywords } from "./top-keywords.tsx";

/** The client's positions in search results. */
export function Seo({ document: { seo }, titled = false }: DocumentPartProps) {
  return (
    <>
      <SectionTitle text={seo.heading} shown={titled} />
      <Figures>
        {seo.rows.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
        <ChangeFigure figure={seo.change} />
      </Figures>
      <TopKeywords {...seo.topRankings} />
    </>
  );
}
