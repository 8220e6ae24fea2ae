import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { StateBlock } from "@agency/ui/state-block";

/** While the portal opens; also what is written to the page's file, for nobody knows yet who will read it. */
export function Opening() {
  const { t } = useTranslation("portal");
  return (
    <>
      <VisuallyHidden component="h1">{t("title")}</VisuallyHidden>
      <StateBlock mood="loading" title={t("opening")} description={<noscript>{t("entry.noScript")}</noscript>} />
    </>
  );
}
