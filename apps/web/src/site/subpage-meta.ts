import type { MetaFunction } from "react-router";
import { languageOfPath } from "../shared/i18n/language-path.ts";
import { translatorOf } from "../shared/i18n/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { breadcrumbFacts } from "../shared/structured-data/page.ts";

type Words = { title: string; description: string; breadcrumb: string };

/** Title, description and breadcrumb of a page directly below the home page. */
export function subpageMeta(path: string, words: (t: ReturnType<typeof translatorOf>["t"]) => Words): MetaFunction {
  return ({ location }) => {
    const language = languageOfPath(location.pathname);
    const { t } = translatorOf(language);
    const { title, description, breadcrumb } = words(t);
    const crumbs = [
      { name: t("common:breadcrumb.home"), path: "/" },
      { name: breadcrumb, path },
    ];
    return pageMeta({ path: location.pathname, title, description, about: [breadcrumbFacts(language, crumbs)] });
  };
}
