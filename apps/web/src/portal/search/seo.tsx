import { VisuallyHidden } from "@mantine/core";
import type { ReportDocument } from "@agency/model/report/report-document";
import { ChangeFigure, Figure, Figures } from "../overview/figure.tsx";
import { TopKeywords } from "./top-keywords.tsx";

/** The client's positions in search results. */
export function Seo({ document: { seo } }: { document: ReportDocument }) {
  return (
    <>
      <VisuallyHidden component="h3">{seo.heading}</VisuallyHidden>
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
