import type { MetaFunction } from "react-router";
import type { Thing, WithContext } from "schema-dts";
import { languageOfPath } from "../shared/i18n/language-path.ts";
import { getTranslator } from "../shared/i18n/messages.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { breadcrumbFacts } from "../shared/structured-data/page.ts";

type Words = {
  title: string;
  description: string;
  breadcrumb: string;
  /** Structured data about what the page shows. */
  about?: readonly WithContext<Thing>[];
};

type Translate = ReturnType<typeof getTranslator>["t"];

/** Title, description and structured data of a page directly below the home page, from its texts and what its loader returned. */
export function subpageMeta<Loader = unknown>(
  path: string,
  words: (t: Translate, data: Parameters<MetaFunction<Loader>>[0]["loaderData"]) => Words,
): MetaFunction<Loader> {
  return ({ location, loaderData }) => {
    const language = languageOfPath(location.pathname);
    const { t } = getTranslator(language);
    const { title, description, breadcrumb, about = [] } = words(t, loaderData);
    const crumbs = breadcrumbFacts(language, [{ name: breadcrumb, path }]);
    return pageMeta({ path: location.pathname, title, description, about: [crumbs, ...about] });
  };
}
