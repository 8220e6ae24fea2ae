import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { StateBlock } from "@agency/ui/state-block";

/** Shown while the portal opens. The static page contains it too, since its reader is not known at build time. */
export function Opening() {
  const { t } = useTranslation("portal");
  return (
    <>
      <VisuallyHidden component="h1">{t("title")}</VisuallyHidden>
      <StateBlock mood="loading" title={t("opening")} description={<noscript>{t("entry.noScript")}</noscript>} />
    </>
  );
}
