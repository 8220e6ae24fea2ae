import { Script } from "node:vm";
import { expect, test } from "vitest";
import { inlineScriptHashes } from "./csp.ts";
import { deferHydration, inlineStyles } from "./defer-hydration.ts";
import { isPublic } from "./finish-build.ts";

const page =
  '<html lang="en"><head><script>before()</script><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/one.css"/><link rel="stylesheet" href="/assets/two.css"/><link rel="stylesheet" href="/assets/fonts-a1.css"/></head>' +
  '<body><h1>Hello</h1><script>(() => restore())("react-router-scroll-positions", null)</script>' +
  '<script>window.__reactRouterContext = {"basename":"/"};</script><script type="module" async="">import "/assets/a.js";\nimport("/assets/entry.js");</script>' +
  '<!--$?--><template id="B:0"></template><!--/$--><script id="_R_">later()</script><div hidden id="S:0">' +
  '<script>window.__reactRouterContext.streamController.enqueue("[\\"a \\\\\\"b\\\\\\" \\u003c\\"]\\n");</script>' +
  '<!--$?--><template id="B:1"></template><!--/$--></div><script>$RB=[];$RC=function(){};$RC("B:0","S:0")</script>' +
  '<div hidden id="S:1"><script>window.__reactRouterContext.streamController.close();</script></div>' +
  '<script>$RC("B:1","S:1")</script></body></html>';

test("no code is fetched before the starter asks for it", () => {
  const { html, starter, start, data } = deferHydration(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('import "/assets/a.js"');
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).toContain(starter.path);
  expect(() => new Script(starter.text)).not.toThrow();
  const fetched = [start.path, data.path, "/assets/a.js", "/assets/b.js", "/assets/one.css", "/assets/two.css"];
  for (const part of fetched) expect(starter.text).toContain(part);
  expect(start.text).toBe('import "/assets/a.js";\nimport("/assets/entry.js");');
});

test("what only the application needs stands in the starter, and React finds as many scripts as it expects", () => {
  const { html, starter } = deferHydration(page);
  expect(html).not.toContain("__reactRouterContext");
  expect(starter.text).toContain("__reactRouterContext");
  expect(html).toContain("</h1><script></script><script></script><script></script></body>");
});

test("the page itself keeps what is pressed until the application is there", () => {
  const [, keeper = ""] = /<head><script>([\s\S]*?)<\/script>/.exec(deferHydration(page).html) ?? [];
  expect(() => new Script(keeper)).not.toThrow();
  expect(keeper).toMatch(/^before\(\);.*click/s);
});

test("the texts that the page shows do not stand in it once more", () => {
  const { html, data } = deferHydration(page);
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
  expect(html).not.toContain('enqueue("');
  expect(data.text).toBe('["a \\"b\\" <"]\n');
});

test("a part of the page that waits for its code stays, with what puts it into its place", () => {
  const renumbered = page.replace(/(?<=[BS]:)\d/g, (digit) => String(Number(digit) + 1));
  const part = '<div hidden id="S:0"><form></form></div><script>$RB=[];$RC=function(){};$RC("B:0","S:0")</script>';
  const { html, data } = deferHydration(
    renumbered
      .replace("</h1>", '</h1><!--$?--><template id="B:0"></template><p>...</p><!--/$--><p>more</p>')
      .replace('<script>$RB=[];$RC=function(){};$RC("B:1"', '<script>$RC("B:1"')
      .replace('<div hidden id="S:1">', `${part}<div hidden id="S:1">`),
  );
  expect(html).toContain('<template id="B:0"></template><p>...</p><!--/$--><p>more</p>');
  expect(html).toMatch(/<\/script><script id="_R_">later\(\)<\/script>/);
  expect(html.endsWith(`${part}</body></html>`)).toBe(true);
  expect(data.text).toBe(deferHydration(page).data.text);
});

test("what comes later is named by its content, so that it may be cached for ever", () => {
  const other = page.replace("entry.js", "entry-2.js");
  expect(deferHydration(page).start.path).toMatch(/^\/assets\/start-[\da-f]{8}\.js$/);
  expect(deferHydration(page).data.path).toMatch(/^\/assets\/page-[\da-f]{8}\.txt$/);
  expect(deferHydration(other).start.path).not.toBe(deferHydration(page).start.path);
});

test("a page without an entry or its data is refused", () => {
  expect(() => deferHydration("<html></html>")).toThrow("no inline entry module");
  expect(() => deferHydration(page.replaceAll("hidden", ""))).toThrow("no streamed data");
  expect(() => deferHydration(page.replace("scroll-positions", ""))).toThrow("lacks a script of React Router");
  expect(() => deferHydration(page.replace("fonts-", "forms-"))).toThrow("no sheet of faces");
  expect(() => deferHydration(page.replace("<script>before()</script>", ""))).toThrow("no script in its head");
});

test("the styles stand in the page in their order, and no link holds anything up", async () => {
  const { html, styles } = await inlineStyles(page, async (href) => `h1{content:"$& ${href}"}`);
  const names = ["one", "two", "fonts-a1"];
  expect(styles.text).toBe(names.map((name) => `h1{content:"$& /assets/${name}.css"}`).join(""));
  expect(html).toContain(
    `<style>${styles.text}</style><noscript><link rel="stylesheet" href="${styles.path}"/></noscript></head>`,
  );
});

test("a page without styles is refused", async () => {
  await expect(inlineStyles("<html><head></head></html>", async () => "")).rejects.toThrow("no stylesheet");
});

test("what one stylesheet says for another stays", async () => {
  const sheets = ["h1{color:var(--ink)}", ":root{--ink:#123;--unused:#456}"];
  const { html } = await inlineStyles(page, async () => sheets.shift() ?? "");
  expect(html).toContain("<style>h1{color:var(--ink)}:root{--ink:#123}</style>");
});

test.each([
  ["index.html", true],
  ["ms/index.html", true],
  ["404.html", true],
  ["ms/404.html", true],
  ["admin/index.html", false],
  ["ms/admin/login/index.html", false],
  ["client-portal/index.html", false],
  ["blog/admin/index.html", true],
])("%s is public: %s", (file, expected) => {
  expect(isPublic(file)).toBe(expected);
});

test("each inline script is hashed once, external and empty ones not at all", () => {
  const hashes = inlineScriptHashes(
    '<script>alert(1)</script><script src="/a.js"></script><script type="module" async="">alert(1)</script><script></script><script>\n</script>',
  );
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual([
    "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=",
    "sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs=",
  ]);
});
