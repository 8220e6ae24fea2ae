import { expect, test } from "vitest";
import { minifyInline } from "./minify.ts";

test("a script in the page becomes shorter and does the same; data and the markup stay as they are", () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  const page = `<p>a  b</p>${data}<script>(function () {\n  var told = [];\n  told.push("$& $1");\n  return told;\n})()</script>`;
  const short = minifyInline(page);
  expect(short.length).toBeLessThan(page.length);
  expect(short.startsWith(`<p>a  b</p>${data}<script>`)).toBe(true);
  expect(short).toContain("$& $1");
});
