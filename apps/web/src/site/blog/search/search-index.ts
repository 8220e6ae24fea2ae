import type { LoaderFunctionArgs } from "react-router";
import { languageKeys } from "@agency/content/settings";
import { searchIndexPath } from "./search-options.ts";
import { writeSearchIndex } from "./write-search-index.server.ts";

/** Writes the file that the search of a language reads. */
export async function loader({ url }: LoaderFunctionArgs): Promise<Response> {
  const language = languageKeys.find((key) => searchIndexPath(key) === url.pathname);
  if (!language) return new Response(null, { status: 404 });
  return new Response(await writeSearchIndex(language), { headers: { "content-type": "application/json" } });
}
