import { expect, test } from "vitest";
import { inlineScriptHashes } from "./csp.ts";
import { deferHydration, inlineStyles } from "./defer-hydration.ts";
import { isPublic } from "./finish-build.ts";

const page =
  '<html lang="en"><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/assets/one.css"/><link rel="stylesheet" href="/assets/two.css"/></head>' +
  '<body><h1>Hello</h1><script type="module" async="">import "/assets/a.js";\nimport("/assets/entry.js");</script></body></html>';

test("no code is fetched before the starter asks for it", () => {
  const { html, start } = deferHydration(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('import "/assets/a.js"');
  expect(html).toContain(`"${start.path}",["/assets/a.js","/assets/b.js"]`);
  expect(start.text).toBe('import "/assets/a.js";\nimport("/assets/entry.js");');
});

test("the start module is named by its content, so that it may be cached for ever", () => {
  const other = page.replace("entry.js", "entry-2.js");
  expect(deferHydration(page).start.path).toMatch(/^\/assets\/start-[\da-f]{8}\.js$/);
  expect(deferHydration(other).start.path).not.toBe(deferHydration(page).start.path);
});

test("a page without an entry is refused", () => {
  expect(() => deferHydration("<html></html>")).toThrow("no inline entry module");
});

test("the styles stand in the page in their order, and the links hold nothing up", async () => {
  const html = await inlineStyles(page, async (href) => `/*${href}*/a{content:"$&"}`);
  expect(html).toContain(
    '<style>/*/assets/one.css*/a{content:"$&"}/*/assets/two.css*/a{content:"$&"}</style>' +
      '<link rel="stylesheet" href="/assets/one.css" disabled=""/><link rel="stylesheet" href="/assets/two.css" disabled=""/>',
  );
  expect(html).toContain('<html data-arriving="" lang="en">');
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

test("each inline script is hashed once, external ones not at all", () => {
  const hashes = inlineScriptHashes(
    '<script>alert(1)</script><script src="/a.js"></script><script type="module" async="">alert(1)</script><script>\n</script>',
  );
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashes).toEqual([
    "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=",
    "sha256-AbpHGcgLb+kRsJGnwFEktk7uzpZOCcBY74+YBdrKVGs=",
  ]);
});
