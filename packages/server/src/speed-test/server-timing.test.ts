import { expect, test } from "vitest";
import type { FetchedText } from "../kit/outbound/outbound.ts";
import { serverScore, pageResources, timeFromServer } from "./server-timing.ts";

const good = { serverResponseTime: 200, loadTime: 1200, bytes: 800_000, requests: 30 };
const median = { serverResponseTime: 600, loadTime: 3500, bytes: 2_500_000, requests: 75 };

test("the server score is 90 at the good values and 50 at the medians", () => {
  expect(serverScore(good)).toBe(90);
  expect(serverScore(median)).toBe(50);
});

test("the server score is 100 for an empty page and 0 for an endless load", () => {
  expect(serverScore({ serverResponseTime: 0, loadTime: 0, bytes: 0, requests: 0 })).toBe(100);
  expect(serverScore({ serverResponseTime: 1e6, loadTime: 1e6, bytes: 1e12, requests: 1e5 })).toBe(0);
});

test.each(["serverResponseTime", "loadTime", "bytes", "requests"] as const)(
  "a higher %s never improves the server score",
  (name) => {
    const scores = [0.1, 0.5, 1, 2, 4, 8, 16].map((factor) =>
      serverScore({ ...median, [name]: median[name] * factor }),
    );
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set(scores).size).toBeGreaterThan(3);
  },
);

test.each([
  [800, null],
  [801, ["server"]],
])("without a browser, a server that takes %i ms is the advice %j", async (firstByteMs, wanted) => {
  const page = {
    text: "<p>",
    url: "https://site.example/",
    hops: [],
    encodedBytes: 3,
    totalMs: firstByteMs,
    firstByteMs,
  };
  const fetchBytes = () => Promise.reject(new Error("The page has no resources"));
  const { advice, steps } = await timeFromServer(
    page as unknown as FetchedText,
    { fetchBytes },
    new AbortController().signal,
  );
  expect(advice?.map((one) => one.advice) ?? null).toEqual(wanted);
  expect(steps).toEqual([{ step: "server", ms: firstByteMs }]);
});

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
