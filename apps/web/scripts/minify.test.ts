import { expect, test } from "vitest";
import { minifyPage } from "./minify.ts";

test("a script in the page becomes shorter and does the same; data and the markup stay as they are", async () => {
  const data = '<script type="application/ld+json">{"a":"b  c"}</script>';
  const page = `<p>a  b</p>${data}<script>(function () {\n  var told = [];\n  told.push("$& $1");\n  return told;\n})()</script>`;
  const short = await minifyPage(page);
  expect(short.length).toBeLessThan(page.length);
  expect(short.startsWith(`<p>a  b</p>${data}<script>`)).toBe(true);
  expect(short).toContain("$& $1");
});

test("so does a shape of a drawing", async () => {
  const page = '<svg viewBox="0 0 1 1"><g><path d="M0 0"></path></g><text>></text></svg><b></b>';
  expect(await minifyPage(page)).toBe('<svg viewBox="0 0 1 1"><g><path d="M0 0"/></g><text>></text></svg><b></b>');
});

test("what says nothing is left out; spaces, end tags and React's marks between texts stay", async () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body><ul><li>a <b>b</b> <!-- -->c</li></ul>' +
    '<input disabled="" value=""/></body></html>';
  expect(await minifyPage(page)).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"></head><body><ul><li>a <b>b</b> <!-- -->c</li></ul>' +
      '<input disabled value=""></body></html>',
  );
});
