import { expect, test } from "vitest";
import { pageResources } from "./page-resources.ts";

test("each resource that a browser loads at once is found once", () => {
  const html = `<!doctype html><head>
    <link rel="Stylesheet" href="/a.css"><link rel="icon" href="/icon.png"><link rel="modulepreload" href="m.js">
    <script src="https://cdn.example/x.js#part"></script><script nomodule src="/old.js"></script><script>var a</script></head>
    <body><img src="b.png"><img src="b.png"><img loading="lazy" src="later.png"><img src="data:image/png;base64,AA==">
    <img src="http://[broken"><img><!-- <img src="/comment.png"> --><script>'<img src="/text.png">'</script>`;
  expect(pageResources(html, "https://site.example/folder/page")).toEqual([
    "https://site.example/a.css",
    "https://site.example/folder/m.js",
    "https://cdn.example/x.js",
    "https://site.example/folder/b.png",
  ]);
});

test("the base element is respected", () => {
  expect(pageResources('<base href="/other/"><img src="b.png">', "https://site.example/page")).toEqual([
    "https://site.example/other/b.png",
  ]);
});

test("only the first resources of a page with too many are found", () => {
  const html = Array.from({ length: 500 }, (_, number) => `<img src="/${number}.png">`).join("");
  expect(pageResources(html, "https://site.example/")).toHaveLength(100);
});
