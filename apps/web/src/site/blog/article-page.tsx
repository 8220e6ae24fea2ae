import { useTranslation } from "react-i18next";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { agency } from "@agency/content/agency";
import { consultation } from "@agency/content/opening-hours";
import { offered } from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Logo } from "@agency/ui/logo";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { pageTexts } from "../../shared/i18n/texts.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { articleFacts, breadcrumbFacts } from "../../shared/structured-data/page.ts";
import { without } from "../../shared/without.ts";
import { NewsletterBox } from "../newsletter/newsletter-box.tsx";
import { nothingHere } from "../not-found/is-not-found.ts";
import { MissingPage } from "../not-found/missing-page.tsx";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import { FoldedContents, StandingContents } from "./article-contents.tsx";
import { ArticleHead } from "./article-head.tsx";
import { readArticlePage } from "./articles.server.ts";
import { feedLink } from "./feed-link.ts";
import type { Listing } from "./listing.ts";
import { PostArt, PostFacts, PostTitle } from "./post-parts.tsx";
import looks from "../shared/looks.module.css";
import prose from "../shared/prose.module.css";
import styles from "./article-page.module.css";

export async function loader({ url, params }: LoaderFunctionArgs) {
  const page = await readArticlePage(params["slug"], languageOfPath(url.pathname));
  const texts = pageTexts(url, ({ article, blog, forms }) => {
    const { short, categories, readTime, tags, feed } = blog;
    return { article, blog: { short, categories, readTime, tags, feed }, forms: without(forms, "contact") };
  });
  return page ? { texts, ...page } : { texts, ...nothingHere };
}

export const meta: MetaFunction<typeof loader> = ({ location: { pathname: path }, loaderData }) => {
  const language = languageOfPath(path);
  const { t } = getTranslator(language);
  if (!loaderData || "notFound" in loaderData)
    return pageMeta({ path, title: t("article:missing.title"), hidden: true });
  const { article, languages, words, preview } = loaderData;
  const { title, excerpt, date, updated, tags } = article;
  const crumbs = [
    { name: t("blog:short"), path: "/blog" },
    { name: title, path: articlePath(article.slug) },
  ];
  const facts = {
    path: articlePath(article.slug),
    title,
    excerpt,
    date,
    updated: updated?.date,
    tags,
    words,
    picture: preview,
  };
  const page = pageMeta({
    path,
    title,
    section: t("blog:short"),
    description: excerpt,
    available: languages,
    published: date,
    picture: preview,
    about: [articleFacts(language, facts), breadcrumbFacts(language, crumbs)],
  });
  return [...page, feedLink(path)];
};

const body = `${looks["links"]} ${prose["prose"]} ${styles["body"]}`;

export default function ArticlePage() {
  const page = useLoaderData<typeof loader>();
  if ("notFound" in page) return <ArticleMissing />;
  const { article, parts: all, sections, related } = page;
  // Each part starts with its heading. Parts below the fold are laid out later, one by one (base.css).
  const [introduction = "", ...parts] = all;

  return (
    <>
      <article data-article="">
        <ArticleHead article={article} />
        <div className={styles["reading"]}>
          {sections.length > 0 && (
            <StandingContents key={article.slug} sections={sections} className={styles["contents"]} />
          )}
          <div className={styles["column"]}>
            {sections.length > 0 && <FoldedContents key={article.slug} sections={sections} />}
            <div className={body} dangerouslySetInnerHTML={{ __html: introduction }} />
            {parts.map((part, place) => (
              <section key={place} className={body} dangerouslySetInnerHTML={{ __html: part }} />
            ))}
            <AuthorBox />
          </div>
        </div>
      </article>
      {related.length > 0 && <Related articles={related} />}
      {offered.newsletter && <NewsletterBox />}
      <Closing />
    </>
  );
}

function AuthorBox() {
  const { t } = useTranslation("article");
  return (
    <Stack as="footer" gap="0" lines="heavy" pad="1.5rem" top="var(--pause)" data-no-print="">
      <Row gap="1rem 1.5rem">
        <Logo size={72} />
        <Stack gap="0" flex="1 1 16rem">
          <Title size="small">{t("authorTitle", { agency: agency.name })}</Title>
          <Text tone="soft" top="0.5rem">
            {t("authorText")}
          </Text>
          <SiteLink className={looks["onward"]} to="/team">
            {t("authorLink")}
          </SiteLink>
        </Stack>
      </Row>
    </Stack>
  );
}

function Related({ articles }: { articles: readonly Listing[] }) {
  const { t } = useTranslation("article");
  return (
    <Band space="passage" ground="soft" gap="var(--pause)" aria-labelledby="related-title">
      <Title size="chapter" id="related-title">
        {t("related")}
      </Title>
      <Stack gap="2rem clamp(1.5rem, 4vw, 4rem)" columns="7fr 5fr" className={styles["posts"]}>
        {articles.map((article, index) => (
          <div key={article.slug} className={styles["post"]}>
            <PostArt article={article} look={index === 0 ? "wall" : "sign"} still />
            <Stack gap="0.6rem" packed>
              <Title as="h3" size={index === 0 ? "post" : "item"}>
                <PostTitle article={article} still />
              </Title>
              <PostFacts article={article} />
              {index === 0 && (
                <Text tone="soft" measure="58ch">
                  {article.excerpt}
                </Text>
              )}
            </Stack>
          </div>
        ))}
      </Stack>
    </Band>
  );
}

function Closing() {
  const { t } = useTranslation(["article", "common"]);
  return (
    <Band
      space="passage"
      ground="second"
      gap="1.5rem var(--apart)"
      columns="7fr 5fr"
      align="end"
      aria-labelledby="closing-title"
    >
      <Title size="closing" measure="12ch" id="closing-title">
        {t("closingTitle")}
      </Title>
      <div>
        <Text size="large" tone="soft" measure="46ch">
          {offered.consultation ? t("closingLead", { consultationMinutes: consultation.minutes }) : t("closingPlain")}
        </Text>
        <Row as="p" top="1.75rem">
          {offered.consultation ? (
            <SiteLink look="primary" to="/#consultation">
              {t("closingAction")}
            </SiteLink>
          ) : (
            <SiteLink look="primary" to="/#contact">
              {t("common:navigation.contact")}
            </SiteLink>
          )}
          <SiteLink look="secondary" to="/#pricing">
            {t("closingOther")}
          </SiteLink>
        </Row>
      </div>
    </Band>
  );
}

/** Rendered once per language, for every address under /blog without an article. */
function ArticleMissing() {
  const { t } = useTranslation("article");
  return (
    <MissingPage
      title={t("missing.title")}
      lead={t("missing.lead")}
      action={
        <SiteLink look="primary" to="/blog">
          {t("missing.back")}
        </SiteLink>
      }
    />
  );
}
