import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { agency } from "@agency/content/agency";
import { articlePath } from "@agency/content/articles/article-path";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { translatorOf } from "../../shared/i18n/messages.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { articleFacts, breadcrumbFacts } from "../../shared/structured-data/page.ts";
import { without } from "../../shared/without.ts";
import { NewsletterBox } from "../newsletter/newsletter-box.tsx";
import { nothingHere } from "../not-found/is-not-found.ts";
import { articlePageOf } from "./article.server.ts";
import { AuthorBox } from "./article/author-box.tsx";
import { Closing } from "./article/closing.tsx";
import { FoldedContents, StandingContents } from "./article/contents.tsx";
import { ArticleHead } from "./article/head.tsx";
import { ArticleMissing } from "./article/missing.tsx";
import { Related } from "./article/related.tsx";
import { feedLink } from "./feed-link.ts";
import styles from "./article-page.module.css";
import bodyStyles from "./article/body.module.css";
import "./article/print.css";

export async function loader({ url, params }: LoaderFunctionArgs) {
  const page = await articlePageOf(params["slug"], languageOfPath(url.pathname));
  const texts = textsOf(url, ({ article, blog, forms }) => {
    const { short, categories, readTime, tags, feed } = blog;
    return { article, blog: { short, categories, readTime, tags, feed }, forms: without(forms, "contact") };
  });
  return page ? { texts, ...page } : { texts, ...nothingHere };
}

export const meta: MetaFunction<typeof loader> = ({ location: { pathname: path }, loaderData }) => {
  const language = languageOfPath(path);
  const { t } = translatorOf(language);
  if (!loaderData || "notFound" in loaderData)
    return pageMeta({ path, title: t("article:missing.title"), hidden: true });
  const { article, languages, words } = loaderData;
  const { title, excerpt, date, updated, tags } = article;
  const crumbs = [
    { name: agency.name, path: "/" },
    { name: t("blog:short"), path: "/blog" },
    { name: title, path: articlePath(article.slug) },
  ];
  const facts = { path: articlePath(article.slug), title, excerpt, date, updated: updated?.date, tags, words };
  const page = pageMeta({
    path,
    title: `${title} · ${t("blog:short")}`,
    description: excerpt,
    available: languages,
    published: date,
    about: [articleFacts(language, facts), breadcrumbFacts(language, crumbs)],
  });
  return [...page, feedLink(path)];
};

export default function ArticlePage() {
  const page = useLoaderData<typeof loader>();
  if ("notFound" in page) return <ArticleMissing />;
  const { article, html, sections, related } = page;
  // Each part starts with its heading. Parts below the fold are laid out later, one by one (base.css).
  const [introduction = "", ...parts] = html.split(/(?=<h2)/);

  return (
    <>
      <article data-article="">
        <ArticleHead article={article} />
        <div className={styles["reading"]}>
          <StandingContents key={article.slug} sections={sections} className={styles["contents"]} />
          <div className={styles["column"]}>
            <FoldedContents key={article.slug} sections={sections} />
            <div className={bodyStyles["body"]} dangerouslySetInnerHTML={{ __html: introduction }} />
            {parts.map((part, place) => (
              <section key={place} className={bodyStyles["body"]} dangerouslySetInnerHTML={{ __html: part }} />
            ))}
            <AuthorBox />
          </div>
        </div>
      </article>
      <Related articles={related} />
      <NewsletterBox />
      <Closing />
    </>
  );
}
