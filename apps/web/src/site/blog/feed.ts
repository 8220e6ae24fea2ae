import type { LoaderFunctionArgs } from "react-router";
import { languageOfPath } from "../../shared/i18n/language-path.ts";
import { writeFeed } from "./written-files.server.ts";

/** The RSS feed of a language. */
export async function loader({ url }: LoaderFunctionArgs): Promise<Response> {
  const feed = await writeFeed(languageOfPath(url.pathname));
  return new Response(feed, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
