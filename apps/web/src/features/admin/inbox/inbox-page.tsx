import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { languageOfPath } from "../../../lib/i18n/language-path.ts";
import { translatorOf } from "../../../lib/i18n/messages.ts";
import { textsOf } from "../../../lib/i18n/texts.server.ts";
import { pageMeta } from "../../../lib/page-meta.ts";
import "../../../styles/controls.css";
import { articlesOf } from "../../blog/articles.server.ts";
import { StaffOnly } from "../session/staff-only.tsx";
import { Inbox } from "./inbox.tsx";

/** Brings what can be mailed to the newsletter's list, the newest first, and the names that the forms know. */
export async function loader({ url }: LoaderFunctionArgs) {
  const articles = await articlesOf(languageOfPath(url.pathname));
  return {
    texts: textsOf(url, ({ admin, inbox, cities, letters: { services, languages } }) => ({
      admin,
      inbox,
      cities: Object.fromEntries(Object.entries(cities).map(([key, { name }]) => [key, { name }])),
      letters: { services, languages },
    })),
    articles: articles.map(({ slug, title }) => ({ slug, title })),
  };
}

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("inbox:title"), hidden: true });
};

export default function InboxPage() {
  const { articles } = useLoaderData<typeof loader>();
  return <StaffOnly>{() => <Inbox articles={articles} />}</StaffOnly>;
}
