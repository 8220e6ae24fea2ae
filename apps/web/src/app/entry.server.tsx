import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { readPageStart, withPageStart } from "../shared/late-start/page-start.ts";
import { startsLate } from "../shared/late-start/starts-late.ts";

/** Writes a page. On one that starts late, React Router writes no scripts: what they would say follows as data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(await pageOf(request.url, context), { status, headers });
}

async function pageOf(url: string, context: EntryContext): Promise<string> {
  // The build asks for this page, and checks that it could start, but unknown addresses get the 404 page instead.
  if (context.isSpaMode) return "window.__reactRouterContext = window.__reactRouterRouteModules =";
  if (!startsLate(new URL(url).pathname)) return htmlOf(url, context);
  const { serverHandoffStream: _, ...withoutData } = context;
  const start = await readPageStart(context);
  return withPageStart(await htmlOf(url, withoutData), start);
}

/** Waits for every part of the page, and writes each into its place. */
async function htmlOf(url: string, context: EntryContext): Promise<string> {
  const { prelude } = await prerender(<ServerRouter context={context} url={url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
