import type { MetaDescriptor } from "react-router";
import { agency } from "@agency/content/agency";
import { languageOfPath, localisedPath } from "../../shared/i18n/language-path.ts";
import { getTranslator } from "../../shared/i18n/messages.ts";
import { absolute } from "../../shared/site-address.ts";

export const feedType = "application/rss+xml";

/** Links to the feed in the language of a page's path. */
export function feedLink(path: string): MetaDescriptor {
  const language = languageOfPath(path);
  return {
    tagName: "link",
    rel: "alternate",
    type: feedType,
    title: getTranslator(language).t("blog:feed.title", { agency: agency.name }),
    href: absolute(localisedPath(feedPath, language)),
  };
}

/** The path of the RSS feed, without a language prefix. */
export const feedPath = "/blog/rss.xml";
