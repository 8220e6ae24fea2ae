import { Script } from "node:vm";
import { expect, test } from "vitest";
import { lightPages, starterFile } from "./light-page.ts";
import { withPageStart } from "./page-start.ts";

const start = {
  context: { basename: "/" },
  data: '["a \\"b\\" <"]\n',
  manifest: "/assets/manifest.js",
  routes: { root: "/assets/root.js" },
  entry: "/assets/entry.js",
  modules: ["/assets/a.js", "/assets/b.js"],
};
const markup =
  '<html lang="en"><head><script>before()</script><link rel="stylesheet" href="/assets/one.css"/>' +
  '<link rel="stylesheet" href="/assets/two.css"/><link rel="stylesheet" href="/assets/fonts-a1.css"/></head>' +
  '<body><h1>Hello</h1><a href="/team" data-discover="true">Team</a><script></script></body></html>';
const page = withPageStart(markup, start);
const starter = "/assets/starter-1.js";
const light = async (html = page, read = async (href: string) => `h1{content:"$& ${href}"}`) => {
  const [only] = await lightPages([html], starter, read);
  if (!only) throw new Error("The page was lost");
  return only;
};

test("no code is fetched before the starter asks for it, and the starter knows what to fetch", async () => {
  const { html, start: file } = await light();
  expect(html).not.toMatch(/modulepreload|<script[^>]* src=|\/assets\/a\.js/);
  expect(html).not.toContain("data-discover");
  expect(html).toContain(starter);
  expect(html).toContain(file.path);
  expect(JSON.parse(file.text)).toEqual({
    ...start,
    stylesheets: ["/assets/one.css", "/assets/two.css", "/assets/fonts-a1.css"],
    faces: 2,
  });
});

test("the page itself keeps clicks until the application has started", async () => {
  const [, keeper = ""] = /<head><script>([\s\S]*?)<\/script>/.exec((await light()).html) ?? [];
  expect(() => new Script(keeper)).not.toThrow();
  expect(keeper).toMatch(/^before\(\).*click/s);
});

test("the starter is a separate script, and imports the modules that the page names unchanged", async () => {
  const { path, text } = await starterFile();
  expect(path).toMatch(/^\/assets\/starter-[\da-f]{8}\.js$/);
  expect(text).not.toMatch(/__vite|^import/);
  expect(text.match(/\bimport\(/g)).toHaveLength(3);
});

test("later files are named by their content, so that they can be cached for ever", async () => {
  const other = await light(withPageStart(markup, { ...start, data: "other" }));
  const { start: file, styles } = await light();
  expect(file.path).toMatch(/^\/assets\/page-[\da-f]{8}\.json$/);
  expect(styles.path).toMatch(/^\/assets\/styles-[\da-f]{8}\.css$/);
  expect(other.start.path).not.toBe(file.path);
  expect(other.styles.path).toBe(styles.path);
});

test("the styles are inlined in order, and no link blocks the page", async () => {
  const { html, styles } = await light();
  expect(styles.text).toBe(["one", "two", "fonts-a1"].map((name) => `h1{content:"$& /assets/${name}.css"}`).join(""));
  expect(html).toContain(
    `<style>${styles.text}</style><noscript><link rel="stylesheet" href="${styles.path}"/></noscript></head>`,
  );
});

test("a rule that one stylesheet has for another stays", async () => {
  const sheets = ["h1{color:var(--ink)}", ":root{--ink:#123;--unused:#456}"];
  const { html } = await light(page, async () => sheets.shift() ?? "");
  expect(html).toContain("<style>h1{color:var(--ink)}:root{--ink:#123}</style>");
});

test.each([
  [markup, "does not say what its application begins with"],
  [page.replace("fonts-", "forms-"), "no sheet of faces"],
  [page.replace("<script>before()</script>", ""), "no script in its head"],
])("a page that is not as it should be is refused", async (html, message) => {
  await expect(light(html)).rejects.toThrow(message);
});
