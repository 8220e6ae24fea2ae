import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { beforeAll, expect, test } from "vitest";
import { readPageStart, takePageStart, withPageStart } from "./page-start.ts";
import { scrollKey } from "./scrolling.ts";

// The late start relies on each of these in React Router: see README.md.

const changed = (what: string) => `React Router no longer ${what}; see src/shared/late-start/README.md`;

const route = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
const routes = {
  root: { ...route, id: "root", path: "", module: "/assets/root.js", imports: ["/assets/site.js"] },
  home: {
    ...route,
    id: "home",
    parentId: "root",
    index: true,
    module: "/assets/home.js",
    imports: ["/assets/site.js"],
  },
};
const described = { hasErrorBoundary: false, hasDefaultExport: true, hasLoader: true };

/** Renders a page with the installed React Router. @returns what it passes to entry.server.tsx */
async function page(withScripts: boolean): Promise<{ context: EntryContext; html: string }> {
  let given: EntryContext | undefined;
  let html = "";
  const build = {
    entry: {
      module: {
        default: async (request: Request, _status: number, _headers: Headers, context: EntryContext) => {
          given = context;
          const { serverHandoffStream: _, ...rest } = context;
          const { prelude } = await prerender(
            <ServerRouter context={withScripts ? context : rest} url={request.url} />,
          );
          html = await new Response(prelude).text();
          return new Response(html);
        },
      },
    },
    routes: {
      root: { ...routes.root, module: { default: withScripts ? WithScripts : Outlet, loader: () => "of the root" } },
      home: { ...routes.home, module: { default: () => <h1>Home</h1>, loader: () => ({ text: "</script>" }) } },
    },
    assets: {
      version: "1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
      routes: { root: { ...routes.root, ...described }, home: { ...routes.home, ...described } },
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "build",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  };
  await createRequestHandler(build as unknown as ServerBuild, "production")(new Request("http://site.test/"));
  if (!given) throw new Error(changed("calls the entry of the server"));
  return { context: given, html };
}

function WithScripts() {
  return (
    <>
      <Outlet />
      <ScrollRestoration storageKey={scrollKey} />
      <Scripts />
    </>
  );
}

let ordinary: Awaited<ReturnType<typeof page>>;
let late: Awaited<ReturnType<typeof page>>;

beforeAll(async () => {
  ordinary = await page(true);
  late = await page(false);
});

test("a page without <Scripts> contains neither scripts nor data", () => {
  expect(late.html, changed("leaves scripts and data out of a page without <Scripts>")).toBe("<h1>Home</h1>");
});

test("entry.server.tsx receives everything that the starter needs", async () => {
  expect(await readPageStart(late.context)).toEqual({
    context: expect.objectContaining({ basename: "/", isSpaMode: false }),
    data: expect.stringContaining("</script>"),
    manifest: "/assets/manifest.js",
    routes: { root: "/assets/root.js", home: "/assets/home.js" },
    entry: "/assets/entry.js",
    modules: [
      "/assets/manifest.js",
      "/assets/entry.js",
      "/assets/framework.js",
      "/assets/root.js",
      "/assets/site.js",
      "/assets/home.js",
    ],
  });
});

test.each([
  ["serverHandoffString", { serverHandoffString: undefined }],
  ["serverHandoffStream", { serverHandoffStream: undefined }],
  ["manifest.url", { manifest: { ...routes, url: undefined } }],
])("without %s the build stops, and says so", async (name, part) => {
  const { context } = await page(false);
  await expect(readPageStart({ ...context, ...part } as unknown as EntryContext)).rejects.toThrow(
    `React Router no longer gives EntryContext.${name}; see src/shared/late-start/README.md`,
  );
});

test.each([
  ["hands over its context as window.__reactRouterContext", /<script>window\.__reactRouterContext = (\{.*?\});window/],
  [
    "reads the data from window.__reactRouterContext.stream",
    /window\.__reactRouterContext\.stream = new ReadableStream/,
  ],
  ["sends the data as bytes", /\.pipeThrough\(new TextEncoderStream\(\)\)/],
  ["imports the list of routes first", /<script type="module" async="">import "\/assets\/manifest\.js"/],
  [
    "finds the routes in window.__reactRouterRouteModules",
    /window\.__reactRouterRouteModules = \{"root":route0,"home":route1\};/,
  ],
  [
    "imports the routes as whole modules",
    /import \* as route0 from "\/assets\/root\.js";\s*import \* as route1 from "\/assets\/home\.js";/,
  ],
  ["imports the entry last", /import\("\/assets\/entry\.js"\);<\/script>/],
])("the starter does as React Router's own scripts do: it %s", (what, text) => {
  expect(ordinary.html, changed(what)).toMatch(text);
});

test("the starter hands over the same context as React Router's own scripts", async () => {
  const [, own = ""] = /window\.__reactRouterContext = (\{.*?\});window/.exec(ordinary.html) ?? [];
  const { context } = await page(false);
  expect((await readPageStart(context)).context, changed("writes serverHandoffString into the page")).toEqual(
    JSON.parse(own),
  );
});

test("the starter scrolls back as <ScrollRestoration> does", () => {
  const [script = ""] = /<script>\(\(storageKey[\s\S]*?<\/script>/.exec(ordinary.html) ?? [];
  for (const part of [
    "window.history.state.key",
    "sessionStorage.getItem(storageKey)",
    "window.scrollTo(0, storedY)",
  ]) {
    expect(script, changed(`uses ${part} in <ScrollRestoration>`)).toContain(part);
  }
  expect(script, changed("takes a storageKey in <ScrollRestoration>")).toContain(`"${scrollKey}"`);
});

test("the data of a page is written so that it cannot end a script, and can be removed again", () => {
  const start = { context: {}, data: "</script>$&", manifest: "/m", routes: {}, entry: "/e", modules: [] };
  const html = renderToString(<p>Text</p>);
  const written = withPageStart(`<body>${html}</body>`, start);
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(takePageStart(written)).toEqual({ html: `<body>${html}</body>`, start });
  expect(() => takePageStart(html)).toThrow("does not say what its application begins with");
});
