import { expect, test } from "vitest";
import { isPortalPage, portalPage } from "./portal-page.ts";

const page =
  '<html lang="en"><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script>before()</script><link rel="stylesheet" href="/assets/one.css"/><link rel="stylesheet" href="/assets/two.css#"/></head>' +
  '<body><main>Opening</main><script type="module" async="">import "/assets/a.js";start()</script></body></html>';
const made = (html = page) => portalPage(html, "early()", async (href) => `/* ${href} */`);

test("the application of a portal waits for the script that asks for the portal, which knows what to fetch", async () => {
  const { html } = await made();
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toContain('<script data-modules="/assets/a.js /assets/b.js">before();early()</script>');
  expect(html).toContain('<script type="text/plain" data-application>import "/assets/a.js";start()</script>');
});

test("the styles of a portal come as one file, and React finds its own links", async () => {
  const { html, styles } = await made();
  expect(styles.text).toBe("/* /assets/one.css *//* /assets/two.css# */");
  expect(html.match(/<link[^>]*>/g)).toEqual([
    `<link rel="stylesheet" href="${styles.path}"/>`,
    '<link rel="stylesheet" disabled="" href="/assets/one.css"/>',
    '<link rel="stylesheet" disabled="" href="/assets/two.css#"/>',
  ]);
});

test("a page that React Router writes otherwise stops the build", async () => {
  await expect(made(page.replace("async", "defer"))).rejects.toThrow("start of the application");
});

test.each([
  ["client-portal/index.html", true],
  ["ms/client-portal/index.html", true],
  ["client-portal/shared/index.html", false],
  ["admin/index.html", false],
])("%s is the page of a portal: %s", (file, is) => {
  expect(isPortalPage(file)).toBe(is);
});
