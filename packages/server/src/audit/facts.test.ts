import { expect, test } from "vitest";
import { comparable } from "./address.ts";
import { readBuiltByScripts } from "./facts/built-by-scripts.ts";
import { contradicts, languageOfText } from "./facts/languages.ts";
import { expiringTag, readRobotsTags, tagWith } from "./facts/robots-tags.ts";
import { readPage } from "./page/read-page.ts";

const texts = {
  en: "Fresh bouquets for weddings, birthdays and visits, made in our shop in Ipoh and delivered on the same day.",
  ms: "Kami membuat sejambak bunga untuk anda dan menghantarnya ke rumah dengan cepat pada hari yang sama.",
  zh: "我们每天在槟城烘焙新鲜面包和蛋糕，并送货上门。欢迎订购！我们的店在乔治市，每天早上八点开门，星期天休息，停车也方便，欢迎光临本店选购。",
  ta: "நாங்கள் தினமும் புதிய ரொட்டி மற்றும் கேக் செய்கிறோம், பினாங்கு முழுவதும் விநியோகம் செய்கிறோம்",
  ar: "نخبز الخبز والكعك الطازج كل يوم في جورج تاون ونوصله إلى المكاتب والبيوت في كل بينانغ قبل الثامنة صباحا",
  de: "Wir backen jeden Tag frisches Brot und Kuchen und liefern an Büros und Häuser in der ganzen Stadt.",
} as const;

test.each(Object.entries(texts))("a text in %s is recognised", (code, text) => {
  expect(languageOfText(text).code).toBe(code);
});

test.each(Object.entries(texts))("a text in %s contradicts a page that states another language", (code, text) => {
  const language = languageOfText(text);
  const stated = ["en-MY", "ms-MY", "zh-Hans", "ta", "ar", "de"];
  expect(stated.filter((tag) => !contradicts(language, tag))).toEqual(stated.filter((tag) => tag.startsWith(code)));
});

test.each([
  ["Indonesian is close to Malay", "id", texts.ms],
  ["Cantonese is close to Chinese", "yue", texts.zh],
  ["Welsh is not recognised", "cy", texts.en],
  ["a list of dishes", "en", "Nasi Goreng Kampung, Mee Hoon Goreng, Char Kuey Teow, Roti Bakar, Kopi Peng. ".repeat(5)],
  ["an English shop in Malaysia", "en", "Kedai Roti Penang: fresh bread, roti canai, teh tarik. Order now! ".repeat(5)],
  [
    "a Malay shop with English words",
    "ms",
    "Kami kedai bunga di Ipoh. Fresh flowers daily. Hubungi kami untuk tempahan. Order now! ".repeat(5),
  ],
  ["Chinese beside English", "zh", "槟城面包店 Penang Bakery 每天新鲜出炉 Fresh daily 欢迎订购 About us ".repeat(5)],
  ["a few words", "en", "Selamat datang"],
])("%s: no contradiction", (_, stated, text) => {
  expect(contradicts(languageOfText(text), stated)).toBe(false);
});

const script = '<script src="/main.js"></script>';
const builtHow = (body: string) =>
  readBuiltByScripts(readPage(`<html><head><title>Roti</title></head><body>${body}`)).how;
const few = "<h1>Kedai Roti</h1><p>Call us on the phone.</p>";

test.each([
  ["React's empty root", `<div id="root"></div>${script}`],
  ["a root that says that it is loading", `<div id="app"><div class="spin">Loading, please wait…</div></div>${script}`],
  ["a root beside a header and a footer", `<nav>Home</nav><div id="__next"></div><footer>© Roti</footer>${script}`],
  ["Angular's own element", `<app-root></app-root>${script}`],
  [
    "a text for browsers without scripts",
    `<noscript>Please enable JavaScript.</noscript><div class="x"></div>${script}`,
  ],
  ["nothing but a script", "<script>draw()</script>"],
])("a page with %s is a shell", (_, body) => {
  expect(builtHow(body)).toBe("shell");
});

test.each(["location.href='/en'", 'window.location = "/en"', "location.replace(to)"])("%s is a redirect", (code) => {
  expect(builtHow(`<script>if (true) ${code}</script>`)).toBe("redirect");
});

test.each([
  ["a few words and no script", few],
  ["a few words and a script that counts visits", few + script],
  ["a few words and an element for chats", `${few}${script}<chat-button></chat-button>`],
  ["a root with its text", `<div id="root"><p>${"kata ".repeat(40)}</p></div>${script}`],
  ["many words beside an empty root", `<p>${"kata ".repeat(40)}</p><div id="app"></div>${script}`],
  ["one picture", `<img src="/menu.jpg">${script}`],
  ["a frame", `<iframe src="/shop"></iframe>${script}`],
  ["structured data only", '<script type="application/ld+json">{}</script>'],
])("a page with %s is not built by scripts", (_, body) => {
  expect(builtHow(body)).toBe("no");
});

const now = new Date("2026-11-10T04:00:00Z");
const inHead = (content: string, name = "robots") =>
  readPage(`<head><meta name="${name}" content="${content}"></head>`);
const empty = readPage("");

test.each([
  ["otherbot: nofollow, googlebot: noindex", true],
  ["googlebot: nofollow, otherbot: noindex", false],
  ["googlebot: nofollow\notherbot: noindex, nofollow", false],
  ["noindex, otherbot: nofollow", true],
  ["max-snippet:20, otherbot: nofollow, noindex", false],
  ["max-snippet: 20, noindex", true],
  ["otherbot: nofollow\nnoindex", true],
  ["unavailable_after: 25 Jun 2030 15:00:00 PST, noindex", true],
  ["googlebot: unavailable_after: Friday, 25-Jun-30 15:00:00 GMT, none", true],
  ["GOOGLEBOT: NOINDEX", true],
  ["googlebot-image: noindex", false],
  ["max-image-preview: none", false],
])("the header %j keeps Google from showing the page: %s", (header, wanted) => {
  expect(tagWith(readRobotsTags(empty, header), ["noindex", "none"]) !== undefined).toBe(wanted);
});

test.each([
  ["noindex nofollow", "robots"],
  ["noindex;nofollow", "robots"],
  ["max-snippet:-1 noindex", "googlebot"],
  ["noindex", "robots, googlebot"],
])("noindex in the tag %j of %s is unclear", (content, name) => {
  const { obeyed, unclear } = readRobotsTags(inHead(content, name), undefined);
  expect([obeyed, unclear.length]).toEqual([[], 1]);
});

test.each([
  ["2020-01-01", true],
  ["2026-11-08", true],
  ["2026-11-09T20:00:00+08:00", false],
  ["2030-01-01", false],
  ["25 Jun 2010 15:00:00 PST", true],
  ["25-Jun-2020 15:00:00 PST", true],
  ["Wednesday, 25-Jun-25 15:00:00 GMT", true],
  ["Wed, 25 June 2031 15:00:00 GMT", false],
  ["never 1", false],
])("the date %s is over everywhere: %s", (date, wanted) => {
  const content = `unavailable_after: ${date}`;
  expect(expiringTag(readRobotsTags(inHead(content), undefined), now)?.isPast).toBe(wanted);
  expect(expiringTag(readRobotsTags(empty, content), now)?.isPast).toBe(wanted);
});

test.each([
  ["https://kedai.my/caf%c3%a9", "https://kedai.my/café"],
  ["https://kedai.my", "https://KEDAI.my:443/#menu"],
  ["https://kedai.my/%7Eali/%61", "https://kedai.my/~ali/a"],
])("%s and %s are the same address", (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

test.each([
  ["https://kedai.my/p", "https://kedai.my/p/"],
  ["https://kedai.my/p", "http://kedai.my/p"],
  ["https://kedai.my/a%2Fb", "https://kedai.my/a/b"],
  ["https://kedai.my/?a=1&b=2", "https://kedai.my/?b=2&a=1"],
])("%s and %s are two addresses", (one, other) => {
  expect(comparable(one)).not.toBe(comparable(other));
});

test.each(["/p", "ftp://kedai.my/", "kedai"])("%s is not a web address", (text) => {
  expect(comparable(text)).toBeNull();
});
