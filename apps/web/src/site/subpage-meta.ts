import type { MetaFunction } from "react-router";
import type { Thing, WithContext } from "schema-dts";
import { languageOfPath } from "../shared/i18n/language-path.ts";
import { translatorOf } from "../shared/i18n/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { breadcrumbFacts } from "../shared/structured-data/page.ts";

type Words = {
  title: string;
  description: string;
  breadcrumb: string;
  /** Structured data about what the page shows. */
  about?: readonly WithContext<Thing>[];
};

/** Title, description and structured data of a page directly below the home page. */
export function subpageMeta(path: string, words: (t: ReturnType<typeof translatorOf>["t"]) => Words): MetaFunction {
  return ({ location }) => {
    const language = languageOfPath(location.pathname);
    const { t } = translatorOf(language);
    const { title, description, breadcrumb, about = [] } = words(t);
    const crumbs = breadcrumbFacts(language, [{ name: breadcrumb, path }]);
    return pageMeta({ path: location.pathname, title, description, about: [crumbs, ...about] });
  };
}
