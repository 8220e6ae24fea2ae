import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { readPageStart, withPageStart } from "../shared/late-start/page-start.ts";
import { startsLate } from "../shared/late-start/starts-late.ts";

/**
 * Renders a page. On a page that starts late, the scripts of React Router are left out and its data is embedded
 * instead.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(await renderPage(request.url, context), { status, headers });
}

async function renderPage(url: string, context: EntryContext): Promise<string> {
  // The build requests this page and checks that it could start. Unknown addresses get the 404 page instead.
  if (context.isSpaMode) return "window.__reactRouterContext = window.__reactRouterRouteModules =";
  if (!startsLate(new URL(url).pathname)) return renderHtml(url, context);
  const { serverHandoffStream: _, ...withoutData } = context;
  const start = await readPageStart(context);
  return withPageStart(await renderHtml(url, withoutData), start);
}

/** Waits for every suspended part of the page, so that each is rendered in place. */
async function renderHtml(url: string, context: EntryContext): Promise<string> {
  const { prelude } = await prerender(<ServerRouter context={context} url={url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
