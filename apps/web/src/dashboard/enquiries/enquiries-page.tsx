import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readArticles } from "@agency/content/articles/articles";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { textsOf } from "../../shared/i18n/texts.server.ts";
import "../../styles/controls.css";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { EnquiriesTabs } from "./enquiries-tabs.tsx";
import { replySubjects } from "./reply-subjects.server.ts";

/**
 * Loads the articles for newsletter issues, newest first, the option names of the forms, and the subjects of replies.
 */
export async function loader({ url }: LoaderFunctionArgs) {
  const articles = await readArticles(languageOfPath(url.pathname));
  return {
    texts: textsOf(url, ({ admin, enquiries, errors: { problem }, cities, notifications: { services } }) => ({
      admin,
      errors: { problem },
      enquiries,
      cities: Object.fromEntries(Object.entries(cities).map(([key, { name }]) => [key, { name }])),
      notifications: { services },
    })),
    replySubjects: replySubjects(),
    articles: articles.map(({ slug, title }) => ({ slug, title })),
  };
}

export const meta = hiddenPageMeta((t) => t("enquiries:title"));

export default function EnquiriesPage() {
  const { articles } = useLoaderData<typeof loader>();
  return <EnquiriesTabs articles={articles} />;
}
