import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { languageKeys } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";

/**
 * Shown when a page fails to render. An address without a page, such as an article that another language lacks, is loaded as a
 * document: the server has a page for it.
 */
export function PageError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing) location.reload();
  }, [isMissing]);
  if (isMissing) return null;

  // The page that failed brings the texts of its language, so another one may be all there is.
  const wanted = languageOfPath(pathname);
  const known = [wanted, ...languageKeys].find((language) => getTranslator(language).exists("common:failure.page"));
  const { t } = getTranslator(known ?? wanted);
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
