import type { LoaderFunctionArgs } from "react-router";
import { languageKeys } from "@agency/content/settings";
import { searchIndexPath } from "./search-options.ts";
import { writeSearchIndex } from "./written-files.server.ts";

/** Serves the search index of a language. */
export async function loader({ url }: LoaderFunctionArgs): Promise<Response> {
  const language = languageKeys.find((key) => searchIndexPath(key) === url.pathname);
  if (!language) return new Response(null, { status: 404 });
  return new Response(await writeSearchIndex(language), { headers: { "content-type": "application/json" } });
}
