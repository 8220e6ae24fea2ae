/** The path of the RSS feed, without a language prefix. */
export const feedPath = "/blog/rss.xml";
