import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { offered } from "@agency/content/settings";
import { Text, Stack } from "@agency/ui/layout";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { breadcrumbFacts } from "../../shared/structured-data/page.ts";
import { without } from "../../shared/without.ts";
import { NewsletterBox } from "../newsletter/newsletter-box.tsx";
import { Title, Band } from "../shared/parts.tsx";
import { listArticles, toListing } from "./articles.server.ts";
import { Composition, NothingFound, Results } from "./blog-list.tsx";
import { Tools, useFilter, useResults } from "./blog-tools.tsx";
import { feedLink, feedPath, feedType } from "./feed-link.ts";
import looks from "../shared/looks.module.css";

export async function loader({ url }: LoaderFunctionArgs) {
  const articles = await listArticles(languageOfPath(url.pathname));
  return {
    texts: pageTexts(url, ({ blog, forms }) => ({ blog, forms: without(forms, "contact") })),
    articles: articles.map(toListing),
  };
}

// The query only filters data that is already loaded.
export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ location: { pathname: path } }) => {
  const language = languageOfPath(path);
  const { t } = getTranslator(language);
  const about = [breadcrumbFacts(language, [{ name: t("blog:short"), path: "/blog" }])];
  return [...pageMeta({ path, title: t("blog:title"), description: t("blog:description"), about }), feedLink(path)];
};

export default function BlogPage() {
  const { articles } = useLoaderData<typeof loader>();
  const { t } = useTranslation("blog");
  const localised = useLocalisedPath();
  const field = useRef<HTMLInputElement>(null);
  const filter = useFilter(field);
  const results = useResults(articles, filter);
  const showAll = () => {
    filter.show("");
    field.current?.focus();
  };

  return (
    <>
      <Band as="header" space="passage" gap="1.5rem 3rem" columns="8fr 4fr" align="end">
        <Title as="h1" size="opening" measure="11ch">
          {t("heading")}
        </Title>
        <Stack gap="1rem" fit>
          <Text size="lead" tone="soft" measure="46ch">
            {t("lead")}
          </Text>
          <a className={looks["onward"]} href={localised(feedPath)} type={feedType}>
            <FeedMark />
            {t("feed.link")}
          </a>
        </Stack>
      </Band>
      <Tools articles={articles} filter={filter} field={field} results={results}>
        {results.chosen && results.found.length > 0 && <Results found={results.found} />}
        {results.chosen && results.found.length === 0 && (
          <NothingFound query={filter.query.trim()} onShowAll={showAll} />
        )}
      </Tools>
      {!results.chosen && <Composition articles={articles} />}
      {offered.newsletter && <NewsletterBox />}
    </>
  );
}

function FeedMark() {
  return (
    <svg className={looks["mark"]} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="4" cy="14" r="2" fill="currentcolor" />
      <path d="M2 8A8 8 0 0 1 10 16M2 2A14 14 0 0 1 16 16" fill="none" stroke="currentcolor" strokeWidth="2" />
    </svg>
  );
}
