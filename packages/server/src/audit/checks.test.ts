import { describe, expect, test } from "vitest";
import { measure } from "./checks/content.ts";
import { fetched, goodPage, pageUrl } from "./evidence.fixture.ts";
import { at, body, type Changes, head, header, judge, links, malayPage, sitemap } from "./judge.fixture.ts";

const swap = (from: string | RegExp, to: string) => goodPage.replace(from, to);
const canonical = (href: string) => swap(/<link rel="canonical"[^>]*>/, `<link rel="canonical" href="${href}">`);
const titled = (text: string) => swap(/<title>.*<\/title>/, `<title>${text}</title>`);
const described = (text: string) =>
  swap(/<meta name="description"[^>]*>/, `<meta name="description" content="${text}">`);
const schema = (json: string) => swap(/(ld\+json">)[^<]*/, `$1${json}`);
const robots = (text: string, status = 200): Changes => ({
  robots: fetched(text, { url: "https://kedai.example/robots.txt", status }),
});

describe("indexability checks", () => {
  test.each([
    ["noindex", "pass", head('<meta name="description" content="noindex">'), {}],
    ["noindex", "fail meta", head('<meta name="googlebot" content="none">'), {}],
    ["noindex", "pass", head('<meta name="otherbot" content="noindex">'), {}],
    ["noindex", "warn body", body('<meta name="robots" content="noindex">'), {}],
    ["noindex", "warn unclear", head('<meta name="robots" content="noindex nofollow">'), {}],
    ["noindex", "fail expired", head('<meta name="robots" content="unavailable_after: 2026-11-08">'), {}],
    ["noindex", "fail header", goodPage, header("x-robots-tag", "nofollow, noindex")],
    ["noindex", "fail header", goodPage, header("x-robots-tag", "googlebot: noindex")],
    ["noindex", "pass", goodPage, header("x-robots-tag", "otherbot: noindex, nofollow")],
    ["noindex", "fail header", goodPage, header("x-robots-tag", "otherbot: nofollow\nnoindex")],
    ["status", "fail lost", goodPage, { answer: { status: 301 } }],
    ["robotsTxt", "n/a", goodPage, robots("", 404)],
    ["robotsTxt", "n/a", goodPage, robots("\n")],
    ["robotsTxt", "fail broken", goodPage, robots("", 503)],
    ["robotsTxt", "fail broken", goodPage, robots("", 429)],
    ["robotsTxt", "fail html", goodPage, robots("<!doctype html><h1>Not found</h1>")],
    ["robotsTxt", "fail encoding", goodPage, robots("\uFFFDU\0s\0e\0r\0")],
    ["robotsTxt", "fail blocked", goodPage, robots("User-agent: *\nDisallow: /bunga")],
    ["robotsTxt", "pass", goodPage, robots("User-agent: otherbot\nDisallow: /\n\nUser-agent: *\nDisallow: /kedai")],
    ["robotsTxt", "fail mistakes", goodPage, robots("User-agent: *\nDisallow: bunga")],
    ["robotsTxt", "fail mistakes", goodPage, robots("Disallow: /kedai")],
    ["canonical", "n/a", canonical(""), {}],
    ["canonical", "fail relative", canonical("/bunga"), {}],
    ["canonical", "fail invalid", canonical("https://"), {}],
    ["canonical", "fail home", canonical("https://kedai.example/"), {}],
    ["canonical", "warn elsewhere", canonical("https://other.example/bunga"), {}],
    ["canonical", "warn plain", canonical("http://kedai.example/bunga"), {}],
    ["canonical", "warn host", canonical("https://www.kedai.example/bunga"), {}],
    ["canonical", "warn host", canonical("http://www.kedai.example/bunga"), {}],
    ["canonical", "warn elsewhere", canonical("https://staging.kedai.example/bunga"), {}],
    ["canonical", "warn page", canonical("https://kedai.example/about"), {}],
    ["canonical", "warn page", canonical("https://kedai.example/bunga?lang=en"), {}],
    ["canonical", "warn page", canonical("https://kedai.example/index.php/bunga"), {}],
    ["canonical", "pass", canonical("https://kedai.example/bunga/"), {}],
    ["canonical", "pass", canonical(pageUrl), at("/bunga?utm_source=x")],
    ["canonical", "pass", canonical("https://kedai.example/bunga?id=5"), at("/bunga?id=5&fbclid=x")],
    ["canonical", "pass", canonical(pageUrl), at("/index.php/Bunga/")],
    ["canonical", "pass", canonical(pageUrl), at("/bunga/amp/")],
    ["canonical", "pass", canonical("https://kedai.example/"), at("/index.html")],
    ["canonical", "pass", canonical("https://kedai.example/"), at("/home")],
    ["canonical", "pass", canonical(pageUrl), { answer: { url: "https://m.kedai.example/bunga" } }],
    ["canonical", "pass", head(`<link rel="canonical" href="${pageUrl}#top">`), {}],
    ["canonical", "fail several", head('<link rel="canonical" href="https://kedai.example/b">'), {}],
    ["canonical", "fail several", goodPage, header("link", '<https://kedai.example/c>; rel="canonical"')],
    [
      "canonical",
      "fail otherLanguage",
      canonical("https://kedai.example/ms").replace("</head>", `${links}</head>`),
      {},
    ],
    ["canonical", "fail otherLanguage", head(links.replace("/ms", "/bunga?lang=ms")), at("/bunga?lang=ms")],
    ["canonicalStated", "warn missing", canonical(""), {}],
    ["nofollow", "warn meta", head('<meta name="robots" content="nofollow">'), {}],
    ["snippetLimits", "warn limited", head('<meta name="robots" content="nosnippet">'), {}],
    ["snippetLimits", "warn expires", goodPage, header("x-robots-tag", "unavailable_after: 25 Jun 2030 15:00:00 PST")],
    ["metaRefresh", "warn present", head('<meta http-equiv="refresh" content="5">'), {}],
    ["crawlableAnchors", "fail unreadable", body('<a href="javascript:void(0)">Harga</a>'), {}],
    ["crawlableAnchors", "pass", body('<a id="mark">Harga</a><a>Harga</a>'), {}],
    ["deadLinks", "warn nowhere", body('<a class="btn" href="#">Get a quote</a>'), {}],
    ...[
      '<a href="#" data-bs-toggle="modal">Get a quote</a>',
      '<a href="#" aria-haspopup="true">Services</a>',
      '<a href="#" role="button">Menu</a>',
      '<a href="#">Back to top</a>',
      '<a href="#"><i></i></a>',
      '<a href="#contact">Get a quote</a>',
    ].map((markup) => ["deadLinks", "pass", body(markup), {}] as const),
    ["aiControls", "warn extended", goodPage, robots("User-agent: Google-Extended\nDisallow: /")],
    ["aiControls", "pass", goodPage, robots("User-agent: Google-Extended\nDisallow: /kedai")],
    ["aiControls", "pass", goodPage, robots("User-agent: GPTBot\nDisallow: /")],
    ["aiControls", "n/a", goodPage, robots("", 404)],
  ] as const)("%s: %s", (check, wanted, html, changes) => {
    expect(judge(check, html, changes)).toBe(wanted);
  });
});

describe("content checks", () => {
  test.each([
    ["title", "fail missing", titled(" ")],
    ["title", "fail missing", titled("").replace("<body>", "<body><svg><title>Icon</title></svg>")],
    ...[
      "Home",
      "home page",
      "React App",
      "Vite + React + TS",
      "Untitled Document",
      "Home | My Site 1",
      "Laman Utama",
      "首页",
    ].map((text) => ["title", "fail empty", titled(text)] as const),
    ...["Home of flowers in Ipoh", "Welcome to Kedai Bunga", "Home | Kedai Bunga Ipoh"].map(
      (text) => ["title", "pass", titled(text)] as const,
    ),
    ["title", "warn short", titled("Flowers")],
    ["title", "warn long", titled("Flowers in Ipoh ".repeat(5))],
    ["title", "warn several", titled("Flowers in Ipoh, delivered</title><title>Flowers")],
    ["description", "fail missing", described(" ")],
    ["description", "warn short", described("Flowers in Ipoh")],
    ["description", "warn long", described("Flowers in Ipoh ".repeat(12))],
    ["oneH1", "fail missing", swap(/<h1>.*<\/h1>/, "")],
    ["oneH1", "warn empty", swap(/<h1>.*<\/h1>/, '<h1><img src="/logo.svg" alt="Kedai"></h1>')],
    ["oneH1", "warn several", body("<h1>Again</h1>")],
    ["imageAlt", "n/a", swap(/<img[^>]*>/, "")],
    ["imageAlt", "fail missing", body('<img src="/a.jpg">')],
    ["imageAlt", "fail missing", body('<img src="/a.jpg" alt=" ">')],
    ...[
      ["/a.jpg", "IMG_2034.jpg"],
      ["/a.jpg", "DSC00123"],
      ["/a.jpg", "WhatsApp Image 2026-05-01 at 10.20.30"],
      ["/img/hero-banner-final.webp?v=2", "hero-banner-final"],
      ["/img/roti_canai.png", "Roti_Canai"],
    ].map(([src, alt]) => ["imageAlt", "warn fileName", body(`<img src="${src}" alt="${alt}">`)] as const),
    ...[
      ["/logo.png", "logo"],
      ["/coca-cola.png", "Coca-Cola"],
      ["/a.jpg", "Photo 2"],
      ["/a.jpg", "A rose. Jpg and png files are on request"],
    ].map(([src, alt]) => ["imageAlt", "pass", body(`<img src="${src}" alt="${alt}">`)] as const),
    [
      "imageAlt",
      "pass",
      body('<img src="/a.jpg" alt=""><img src="/b.jpg" role="presentation"><p hidden><img src="/c.jpg"></p>'),
    ],
    ["imageAlt", "pass", body('<noscript><img src="/a.jpg"></noscript><template><img src="/b.jpg"></template>')],
    ["linkText", "fail vague", body('<a href="/harga">Read more</a>')],
    ["linkText", "fail vague", body('<a href="/harga"><b>Click</b> here</a>')],
    ["linkText", "fail vague", body('<a href="/harga">Klik di sini »</a>')],
    ["linkText", "fail vague", body('<p lang="ms"><a href="/harga">Baca lagi</a></p>')],
    [
      "linkText",
      "pass",
      body('<a href="/harga" rel="nofollow">Read more</a><a href="#top">Here</a><a href="mailto:a@b.example">Here</a>'),
    ],
    ["linkText", "pass", body('<a href="/harga" lang="fr">plus</a>')],
    ["lang", "fail missing", swap(' lang="en"', "")],
    ["lang", "fail invalid", swap(' lang="en"', ' lang="english"')],
    ["lang", "warn region", swap(' lang="en"', ' lang="en-UK"')],
    ["lang", "pass", swap(' lang="en"', ' lang="en-MY"')],
    ["lang", "warn different", malayPage("en")],
    ["lang", "pass", malayPage("ms-MY")],
    ["lang", "warn different", swap(' lang="en"', ' lang="ms"')],
    ["headingOrder", "warn skipped", body("<h4>Wreaths</h4>")],
    ["emptyHeadings", "warn empty", body("<h2> </h2>")],
    ["textAmount", "warn little", swap(/<p>The shop.*<\/p>/, "")],
    ["textAmount", "pass", swap(/<p>The shop.*<\/p>/, `<p>${"我们在怡保卖花，当天送到。".repeat(40)}</p>`)],
    ["textAmount", "warn little", swap(/<p>The shop.*<\/p>/, `<p>${"我们在怡保卖花，当天送到。".repeat(5)}</p>`)],
    ["placeholderText", "warn present", body("<h2>Lorem ipsum dolor</h2>")],
    ["descriptionRepeats", "warn same", described("Flowers in Ipoh, delivered the same day")],
    ["linkNames", "warn nameless", body('<a href="/harga"><i class="icon"></i></a>')],
    [
      "linkNames",
      "pass",
      body('<a href="/harga"><img src="/a.png" alt="Prices"></a><a href="/kedai" aria-label="Shop"></a>'),
    ],
    ["internalLinks", "warn none", swap(/<a href="\/weddings">.*?<\/a>/, "weddings")],
    ["imageSizes", "warn unsized", body('<img src="/a.jpg" alt="A rose">')],
  ] as const)("%s: %s", (check, wanted, html) => {
    expect(judge(check, html)).toBe(wanted);
  });

  test("Malay titles and descriptions may be longer than English ones", () => {
    const text = "Perkhidmatan penghantaran bunga segar di Ipoh setiap hari bekerja";
    expect(text.length).toBeGreaterThan(60);
    expect(judge("title", malayPage("ms").replace("Bunga", text))).toBe("pass");
    expect(judge("title", titled(text))).toBe("warn long");
  });
});

describe("technical checks", () => {
  const hops = (count: number, status = 301): Changes => ({
    answer: { hops: Array.from({ length: count }, (_, index) => ({ url: `${pageUrl}${index}`, status })) },
  });
  const viewport = (content: string) =>
    swap(/<meta name="viewport"[^>]*>/, `<meta name="viewport" content="${content}">`);
  const urls = (...list: string[]) =>
    `<?xml version="1.0"?><urlset>${list.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;

  test.each([
    ["https", "fail plain", goodPage, { answer: { url: "http://kedai.example/bunga" } }],
    ["viewport", "fail missing", swap(/<meta name="viewport"[^>]*>/, ""), {}],
    ["viewport", "fail missing", viewport(""), {}],
    ["viewport", "warn fixed", viewport("width=1024"), {}],
    ["viewport", "warn zoom", viewport("width=device-width, user-scalable=no"), {}],
    ["redirects", "pass", goodPage, hops(1)],
    ["redirects", "warn some", goodPage, hops(2)],
    ["redirects", "fail many", goodPage, hops(3)],
    ["temporaryRedirects", "warn temporary", goodPage, hops(1, 302)],
    ["sitemap", "unknown", goodPage, { sitemaps: [{ url: "https://kedai.example/sitemap.xml", file: null }] }],
    ["sitemap", "unknown", goodPage, sitemap("", { status: 503 })],
    ["sitemap", "fail missing", goodPage, sitemap("", { status: 404 })],
    ["sitemap", "fail broken", goodPage, sitemap("<!doctype html><h1>Home</h1>")],
    [
      "sitemap",
      "pass",
      goodPage,
      sitemap("<sitemapindex><sitemap><loc>https://kedai.example/1.xml</loc></sitemap></sitemapindex>"),
    ],
    ["sitemap", "pass", goodPage, sitemap(pageUrl, { headers: { "content-type": "text/plain" } })],
    ["sitemapLists", "warn absent", goodPage, sitemap(urls("https://kedai.example/"))],
    ["sitemapLists", "pass", goodPage, sitemap(urls("https://kedai.example/", pageUrl))],
    ["sitemapLists", "n/a", goodPage, sitemap(urls("https://kedai.example/"), { truncated: true })],
    ["sitemapInRobots", "warn unnamed", goodPage, robots("User-agent: *\nAllow: /")],
    ["firstByte", "pass", goodPage, { answer: { firstByteMs: 800 } }],
    ["firstByte", "warn slow", goodPage, { answer: { firstByteMs: 801 } }],
    ["firstByte", "fail verySlow", goodPage, { answer: { firstByteMs: 1_801 } }],
    ["httpToHttps", "warn stays", goodPage, { plain: { url: "http://kedai.example/bunga", status: 200 } }],
    ["httpToHttps", "unknown", goodPage, { plain: null }],
    ["hsts", "warn missing", goodPage, header("strict-transport-security", "max-age=0")],
    ["mixedContent", "fail plain", body('<img src="http://kedai.example/a.jpg" alt="A rose">'), {}],
    ["mixedContent", "pass", body('<a href="http://kedai.example/">Shop</a>'), {}],
    ["charset", "warn missing", goodPage, { answer: { charsetSource: null } }],
    ["charset", "warn missing", swap("<meta", " ".repeat(2000) + "<meta"), { answer: { charsetSource: "page" } }],
    ["charset", "pass", goodPage, { answer: { charsetSource: "page" } }],
    ["charset", "pass", goodPage, { answer: { charsetSource: "mark" } }],
    ["charset", "warn other", goodPage, { answer: { charset: "GBK" } }],
    ["doctype", "warn missing", swap("<!doctype html>", ""), {}],
    ["compression", "warn missing", goodPage, { answer: { headers: {}, bytes: 10_000 } }],
    ["compression", "n/a", goodPage, { answer: { headers: {}, bytes: 9_999 } }],
    ["compression", "warn missingHuge", goodPage, { answer: { headers: {}, bytes: 2_097_152, truncated: true } }],
    ["pageWeight", "warn heavy", goodPage, { answer: { bytes: 600_000 } }],
    ["pageWeight", "warn huge", goodPage, { answer: { truncated: true } }],
    ["address", "warn capitals", goodPage, { answer: { url: "https://kedai.example/Bunga" } }],
    ["address", "pass", goodPage, { answer: { url: "https://kedai.example/%E8%8A%B1" } }],
    ["address", "warn session", goodPage, { answer: { url: "https://kedai.example/?PHPSESSID=1" } }],
    ["address", "warn underscores", goodPage, { answer: { url: "https://kedai.example/a_b" } }],
    ["favicon", "warn missing", swap(/<link rel="icon"[^>]*>/, ""), {}],
  ] as const)("%s: %s", (check, wanted, html, changes) => {
    expect(judge(check, html, changes)).toBe(wanted);
  });
});

describe("sharing and structured data checks", () => {
  const og = (name: string) => swap(new RegExp(`<meta property="og:${name}"[^>]*>`), "");

  test.each([
    ["jsonLd", "warn missing", swap(/<script[\s\S]*<\/script>/, "")],
    [
      "jsonLd",
      "n/a",
      swap(/<script[\s\S]*<\/script>/, "").replace("<body>", '<body itemscope itemtype="https://schema.org/Store">'),
    ],
    ["jsonLd", "fail unreadable", schema("{,}")],
    ["jsonLd", "fail unreadable", schema("7")],
    ["jsonLd", "fail foreign", schema('{"@type": "Florist", "name": "A"}')],
    ["jsonLd", "fail untyped", schema('{"@context": "https://schema.org", "name": "A"}')],
    ["jsonLd", "warn incomplete", schema('{"@context": "https://schema.org", "@type": "Florist", "name": "A"}')],
    [
      "jsonLd",
      "pass",
      schema('{"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "A", "url": "/"}]}'),
    ],
    ["jsonLd", "pass", schema('{"@context": "https://schema.org", "@type": ["Thing", "constructor"]}')],
    ["jsonLd", "pass", schema('{"@context": "https://schema.org", "@type": "FAQPage"}')],
    ["faqData", "warn ended", schema('{"@context": "https://schema.org", "@type": ["WebPage", "FAQPage"]}')],
    ["faqData", "n/a", goodPage],
    ["openGraph", "fail missing", swap(/<meta property="og:(?:title|type|url|image)"[^>]*>\s*/g, "")],
    ["openGraph", "warn incomplete", og("image")],
    ["openGraph", "warn relative", swap("https://kedai.example/bunga.jpg", "/bunga.jpg")],
    ["openGraphDescription", "warn missing", og("description")],
    [
      "openGraphAddress",
      "warn different",
      swap(`og:url" content="${pageUrl}`, 'og:url" content="https://kedai.example/'),
    ],
    ["openGraphLocale", "warn different", head('<meta property="og:locale" content="ms_MY">')],
    ["openGraphLocale", "pass", head('<meta property="og:locale" content="en_MY">')],
    ["twitterCard", "warn missing", swap(/<meta name="twitter:card"[^>]*>/, "")],
    ["localBusiness", "warn incomplete", swap('"openingHours": "Mo-Fr", ', "")],
    ["phoneLink", "warn missing", swap("tel:+6050000000", "/call")],
    ...[
      "https://wa.me/6050000000",
      "https://www.wa.me/+6050000000",
      "//wa.me/message/SAMPLE",
      "https://api.whatsapp.com/send?phone=6050000000&text=Hi",
      "https://web.whatsapp.com/send/?phone=6050000000",
      "whatsapp://send?phone=6050000000",
      "https://wa.link/sample",
      "https://wasap.my/6050000000",
      "callto:+6050000000",
      "TEL:%2B6050000000",
    ].map((href) => ["phoneLink", "pass", swap("tel:+6050000000", href)] as const),
    ...["https://wa.me/050000000", "https://wa.me/05-000%200000", "https://api.whatsapp.com/send?phone=050000000"].map(
      (href) => ["phoneLink", "warn zero", body(`<a href="${href}">WhatsApp</a>`)] as const,
    ),
    ...["https://wa.me/", "https://wa.me", "tel:", "tel:#", "https://api.whatsapp.com/send?phone="].map(
      (href) => ["phoneLink", "warn empty", body(`<a href="${href}">Call</a>`)] as const,
    ),
    // For passing the page on.
    ["phoneLink", "warn missing", swap("tel:+6050000000", "https://wa.me/?text=Look")],
    ["phoneLink", "warn missing", swap("tel:+6050000000", "https://kedai.example/wa.me/6050000000")],
  ] as const)("%s: %s", (check, wanted, html) => {
    expect(judge(check, html)).toBe(wanted);
  });
});

test.each([
  ["Flowers in Ipoh", { length: 15, minimum: 15, maximum: 61 }],
  ["Café à Ipoh", { length: 11, minimum: 15, maximum: 61 }],
  ["槟城面包店每天新鲜出炉", { length: 11, minimum: 8, maximum: 30 }],
  ["서울 강남 빵집", { length: 7, minimum: 8, maximum: 30 }],
  ["槟城 Penang Bakery", { length: 18, minimum: 15, maximum: 61 }],
  ["", { length: 0, minimum: 15, maximum: 61 }],
])("%s: counted in its own characters, wide ones filling two places", (text, wanted) => {
  expect(measure(text, { minimum: 15, maximum: 61 })).toEqual(wanted);
});
