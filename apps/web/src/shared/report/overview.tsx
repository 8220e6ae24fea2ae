import { useTranslation } from "react-i18next";
import { Advice } from "./advice.tsx";
import type { DocumentPartProps } from "./document-part.ts";
import { Figure, Figures } from "./figure.tsx";
import { SectionTitle } from "./section-title.tsx";

/** The main figures and the recommendations. */
export function Overview({ document, titled = false }: DocumentPartProps) {
  const { t } = useTranslation("portal");
  return (
    <>
      <SectionTitle text={t("tabs.overview")} shown={titled} />
      <Figures>
        {document.overview.map((figure) => (
          <Figure key={figure.label} figure={figure} against={document.against} />
        ))}
      </Figures>
      <Advice document={document} />
    </>
  );
}
