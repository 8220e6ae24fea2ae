import { useLocation } from "react-router";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";

/** Shown when a page fails to render. */
export function PageError() {
  const { t } = translatorOf(languageOfPath(useLocation().pathname));
  return (
    <StateBlock
      mood="error"
      title={t("common:failure.page")}
      description={t("common:failure.pageLead")}
      action={
        <button type="button" className={actionClass("primary")} onClick={() => location.reload()}>
          {t("common:failure.reload")}
        </button>
      }
    />
  );
}
