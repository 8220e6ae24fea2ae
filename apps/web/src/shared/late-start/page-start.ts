import type { EntryContext } from "react-router";

/** The data that the application of one page starts with. */
export type PageStart = {
  /** React Router's client finds it as `window.__reactRouterContext`, apart from its stream of data. */
  context: object;
  /** The loaders' data, as React Router encodes them. */
  data: string;
  /** The module that knows all routes. */
  manifest: string;
  /** The module of each of the page's routes, by the route's id. */
  routes: Record<string, string>;
  /** The module that takes the page over. */
  entry: string;
  /** Every module that the page needs, to be fetched at once. */
  modules: string[];
};

/**
 * Reads what React Router would write into the page's scripts. This consumes the stream of data, so the page is then
 * rendered without one.
 * @throws when React Router has changed; the message names what is missing
 */
export async function readPageStart({
  manifest,
  serverHandoffString,
  serverHandoffStream,
  staticHandlerContext,
}: EntryContext): Promise<PageStart> {
  const context = given(serverHandoffString, "EntryContext.serverHandoffString");
  const data = await new Response(given(serverHandoffStream, "EntryContext.serverHandoffStream")).text();
  const url = given(manifest.url, "EntryContext.manifest.url");
  const entry = given(manifest.entry?.module, "EntryContext.manifest.entry.module");
  const matches = given(staticHandlerContext.matches, "EntryContext.staticHandlerContext.matches");
  const routes = matches.map(({ route }) => {
    const known = given(manifest.routes[route.id], `EntryContext.manifest.routes["${route.id}"]`);
    if (known.clientLoaderModule || known.clientActionModule || known.clientMiddlewareModule) {
      throw new Error(`The starter does not fetch the clientLoader, clientAction or clientMiddleware of ${route.id}`);
    }
    return known;
  });
  return {
    context: JSON.parse(context),
    data,
    manifest: url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry,
    modules: [
      ...new Set([
        url,
        entry,
        ...manifest.entry.imports,
        ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ]),
    ],
  };
}

const written = /<script type="application\/json" id="page-start">([\s\S]*?)<\/script>(?=<\/body>)/;

/** Appends the data of the application to a page. */
export function withPageStart(html: string, start: PageStart): string {
  const json = JSON.stringify(start).replaceAll("<", String.raw`\u003c`);
  return html.replace("</body>", () => `<script type="application/json" id="page-start">${json}</script></body>`);
}

/** Removes them from the page again. @throws when they are missing */
export function takePageStart(html: string): { html: string; start: PageStart } {
  const [, json] = written.exec(html) ?? [];
  if (json === undefined) throw new Error("The page does not say what its application begins with");
  return { html: html.replace(written, ""), start: JSON.parse(json) as PageStart };
}

function given<Value>(value: Value | null | undefined, name: string): Value {
  if (value !== null && value !== undefined) return value;
  throw new Error(`React Router no longer gives ${name}; see src/shared/late-start/README.md`);
}
