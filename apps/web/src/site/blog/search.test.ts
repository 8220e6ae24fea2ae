import MiniSearch from "minisearch";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { indexOptions, type Searched } from "./search-options.ts";
import type * as SearchModule from "./search.ts";

const articles: Searched[] = [
  { slug: "seo", title: "Search for beginners", tags: "SEO Google", excerpt: "Be found.", text: "Titles and kopi." },
  {
    slug: "shop",
    title: "An online shop",
    tags: "payments",
    excerpt: "Sell more.",
    text: "Google Ads may help search.",
  },
  {
    slug: "han",
    title: "网站为什么要快",
    tags: "网站 SEO优化",
    excerpt: "访客等不了。",
    text: "手机上的网页设计，要先看载入时间。",
  },
  { slug: "mail", title: "E-mail that sells", tags: "e-mel", excerpt: "Write less.", text: "A consultation by mail." },
];

function answer(body: string, status = 200) {
  return vi.fn<(address: string) => Promise<Response>>(async () => new Response(body, { status }));
}

function indexFile(): string {
  const index = new MiniSearch<Searched>(indexOptions);
  index.addAll(articles);
  return JSON.stringify(index);
}

let loadSearch: typeof SearchModule.loadSearch;

beforeEach(async () => {
  vi.resetModules();
  ({ loadSearch } = await import("./search.ts"));
});
afterEach(() => vi.unstubAllGlobals());

describe("the search", () => {
  const found = async (query: string) => {
    vi.stubGlobal("fetch", answer(indexFile()));
    const search = await loadSearch("en");
    return search(query);
  };
  const slugs = async (query: string) => (await found(query)).map(({ slug }) => slug);

  test("searches titles, tags, excerpts and texts, and ranks titles first", async () => {
    expect(await slugs("search")).toEqual(["seo", "shop"]);
    expect(await slugs("e-mel")).toEqual(["mail"]);
    expect(await slugs("less")).toEqual(["mail"]);
    expect(await slugs("kopi")).toEqual(["seo"]);
  });

  test("matches the beginning of a word", async () => {
    expect(await slugs("beg")).toEqual(["seo"]);
  });

  test("requires all words of the query", async () => {
    expect(await slugs("google shop")).toEqual(["shop"]);
    expect(await slugs("google tea")).toEqual([]);
  });

  test("tolerates a wrong letter only if nothing else is found", async () => {
    expect(await slugs("consultatoin")).toEqual(["mail"]);
    expect(await slugs("sells")).toEqual(["mail"]);
    expect(await slugs("kopo")).toEqual([]);
  });

  test("finds Chinese words inside a clause, beside Latin ones, and single signs", async () => {
    for (const query of ["设计", "网页设计", "为什么", "优化", "seo 网站", "间", "计"])
      expect(await slugs(query), query).toEqual(["han"]);
    expect(await slugs("设网")).toEqual([]);
    const [han] = await found("网页设计");
    expect(han?.onlyInText).toEqual(["网页设计"]);
  });

  test("returns the matching words, and the words that only the text contains", async () => {
    const [seo, shop] = await found("goog");
    expect([...(seo?.words ?? [])]).toEqual(["google"]);
    expect(seo?.onlyInText).toEqual([]);
    expect(shop?.onlyInText).toEqual(["google"]);
  });
});

test("the search index of a language is fetched once", async () => {
  const fetched = answer(indexFile());
  vi.stubGlobal("fetch", fetched);
  await Promise.all([loadSearch("ms"), loadSearch("ms")]);
  expect(fetched.mock.calls).toEqual([["/search/ms.json"]]);
});

test("the search index is fetched again after a failure", async () => {
  vi.stubGlobal("fetch", answer("", 503));
  await expect(loadSearch("en")).rejects.toThrow("503");
  vi.stubGlobal("fetch", answer(indexFile()));
  await expect(loadSearch("en")).resolves.toBeTypeOf("function");
});
