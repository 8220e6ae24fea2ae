import { describe, expect, test } from "vitest";
import { fetched } from "../evidence.fixture.ts";
import { readRobotsLines, blockingLine, readRobots } from "./robots.ts";

const lineIn = (text: string, agent: string, path: string) =>
  blockingLine(readRobotsLines(text), agent.toLowerCase(), path)?.number ?? null;
const isAllowed = (text: string, agent: string, path: string) => lineIn(text, agent, path) === null;
const foo = (...lines: string[]) => ["user-agent: FooBot", ...lines].join("\n");
const except = (allow: string) => foo("disallow: /", `allow: ${allow}`);

/** From Google's own tests of its parser (google/robotstxt, robots_test.cc): the paths that FooBot may fetch, and those it may not. */
const ofGoogle: [name: string, text: string, allowed: string[], forbidden: string[]][] = [
  ["an empty file", "", ["/"], []],
  ["the usual syntax", foo("disallow: /"), [], ["/", "/x/y"]],
  ["unknown directives", "foo: FooBot\nbar: /", ["/x/y"], []],
  ["missing colons", "user-agent FooBot\ndisallow /", [], ["/x/y"]],
  ["capitals", "USER-AGENT: FooBot\nALLOW: /x/\nDISALLOW: /", ["/x/y"], ["/a/b"]],
  ["mixed letters", "uSeR-aGeNt: FooBot\nAlLoW: /x/\ndIsAlLoW: /", ["/x/y"], ["/a/b"]],
  ["a name with a second word", "User-Agent: fOObOT bAr\nAllow: /x/\nDisallow: /", ["/x/y"], ["/a/b"]],
  [
    "a second word beside a group for all",
    "User-Agent: *\nDisallow: /\nUser-Agent: FooBot Bar\nAllow: /x/\nDisallow: /",
    ["/x/y"],
    ["/a"],
  ],
  ["a group for all and an own one", "user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /", [], ["/x/y"]],
  ["groups for others only", "user-agent: BarBot\ndisallow: /\nuser-agent: BazBot\ndisallow: /", ["/x/y"], []],
  [
    "an own group that is more lenient",
    "User-agent: *\nDisallow: /x/\nUser-agent: FooBot\nDisallow: /y/",
    ["/x/page"],
    ["/y/page"],
  ],
  ["lower case in the path", foo("disallow: /x/"), ["/X/y"], ["/x/y"]],
  ["upper case in the path", foo("disallow: /X/"), ["/x/y"], ["/X/y"]],
  ["a longer disallow", foo("disallow: /x/page.html", "allow: /x/"), ["/x/"], ["/x/page.html"]],
  ["a longer allow", foo("allow: /x/page.html", "disallow: /x/"), ["/x/page.html"], ["/x/"]],
  ["empty rules", foo("disallow: ", "allow: "), ["/x/page.html"], []],
  ["equal rules", foo("disallow: /", "allow: /"), ["/x/page.html"], []],
  ["equal longer rules", foo("disallow: /x/page.html", "allow: /x/page.html"), ["/x/page.html"], []],
  ["a folder without its slash", foo("disallow: /x", "allow: /x/"), ["/x/"], ["/x"]],
  ["a wildcard that is longer", foo("allow: /page", "disallow: /*.html"), ["/page"], ["/page.html"]],
  ["a wildcard that is shorter", foo("allow: /x/page.", "disallow: /*.html"), ["/x/page.html"], ["/x/y.html"]],
  [
    "an address in the query",
    except("/foo/bar?qux=taz&baz=http://foo.bar?tar&par"),
    ["/foo/bar?qux=taz&baz=http://foo.bar?tar&par"],
    ["/foo"],
  ],
  ["a rule beyond ASCII", except("/foo/bar/ツ"), ["/foo/bar/%E3%83%84"], ["/foo/bar/"]],
  ["an escaped rule", except("/foo/bar/%E3%83%84"), ["/foo/bar/%E3%83%84"], ["/foo/bar/"]],
  ["escaped ASCII", except("/foo/bar/%62%61%7A"), ["/foo/bar/%62%61%7A"], ["/foo/bar/baz"]],
  [
    "a wildcard in the middle",
    foo("disallow: /foo/bar/quz", "allow: /foo/*/qux"),
    ["/foo/quz", "/foo//quz", "/foo/bax/quz"],
    ["/foo/bar/quz"],
  ],
  [
    "an end",
    foo("disallow: /foo/bar$", "allow: /foo/bar/qux"),
    ["/foo/bar/qux", "/foo/bar/", "/foo/bar/baz"],
    ["/foo/bar"],
  ],
  ["comments", foo("# Disallow: /", "Disallow: /foo/quz#qux", "Allow: /"), ["/foo/bar"], ["/foo/quz"]],
  [
    "an index page",
    "User-Agent: *\nAllow: /slash/index.html\nDisallow: /",
    ["/slash/", "/slash/index.html"],
    ["/slash/index.htm", "/other"],
  ],
  [
    "fish",
    except("/fish"),
    ["/fish", "/fish.html", "/fish/salmon.html", "/fishheads", "/fishheads/yummy.html", "/fish.html?id=anything"],
    ["/bar", "/Fish.asp", "/catfish", "/?id=fish"],
  ],
  [
    "fish*",
    except("/fish*"),
    ["/fish", "/fish.html", "/fish/salmon.html", "/fishheads", "/fishheads/yummy.html", "/fish.html?id=anything"],
    ["/bar", "/Fish.bar", "/catfish", "/?id=fish"],
  ],
  [
    "fish/",
    except("/fish/"),
    ["/fish/", "/fish/salmon", "/fish/?salmon", "/fish/salmon.html", "/fish/?id=anything"],
    ["/bar", "/fish", "/fish.html", "/Fish/Salmon.html"],
  ],
  [
    "*.php",
    except("/*.php"),
    [
      "/filename.php",
      "/folder/filename.php",
      "/folder/filename.php?parameters",
      "//folder/any.php.file.html",
      "/filename.php/",
      "/index?f=filename.php/",
    ],
    ["/bar", "/php/", "/index?php", "/windows.PHP"],
  ],
  [
    "*.php$",
    except("/*.php$"),
    ["/filename.php", "/folder/filename.php"],
    [
      "/bar",
      "/filename.php?parameters",
      "/filename.php/",
      "/filename.php5",
      "/php/",
      "/filename?php",
      "/aaaphpaaa",
      "//windows.PHP",
    ],
  ],
  ["fish*.php", except("/fish*.php"), ["/fish.php", "/fishheads/catfish.php?parameters"], ["/bar", "/Fish.PHP"]],
  ["page and /", foo("allow: /p", "disallow: /"), ["/page"], ["/x"]],
  ["folder twice", foo("allow: /folder", "disallow: /folder"), ["/folder/page"], []],
  ["page and *.htm", foo("allow: /page", "disallow: /*.htm"), [], ["/page.htm"]],
  ["the home page alone", foo("allow: /$", "disallow: /"), ["/"], ["/page.html"]],
  ["a byte order mark", "\uFEFFuser-agent: FooBot\ndisallow: /", [], ["/"]],
  ["part of a byte order mark", "\uFFFDuser-agent: FooBot\ndisallow: /", [], ["/"]],
  ["another beginning", "\uFFFD\u0011\uFFFDuser-agent: FooBot\ndisallow: /", ["/"], []],
];

test.each(ofGoogle)("%s: allows and forbids what Google's parser does", (_, text, allowed, forbidden) => {
  expect(allowed.filter((path) => !isAllowed(text, "FooBot", path))).toEqual([]);
  expect(forbidden.filter((path) => isAllowed(text, "FooBot", path))).toEqual([]);
});

test("groups end at the next name after a rule, and rules outside a group count for nobody", () => {
  const text = `allow: /foo/bar/

user-agent: FooBot
disallow: /
allow: /x/
user-agent: BarBot
disallow: /
allow: /y/


allow: /w/
user-agent: BazBot

user-agent: FooBot
allow: /z/
disallow: /
`;
  const may = (agent: string) =>
    ["/x/b", "/z/d", "/y/c", "/w/a", "/foo/bar/"].filter((path) => isAllowed(text, agent, path));
  expect(may("FooBot")).toEqual(["/x/b", "/z/d"]);
  expect(may("BarBot")).toEqual(["/y/c", "/w/a"]);
  expect(may("BazBot")).toEqual(["/z/d"]);
});

test.each(["Sitemap: https://foo.bar/sitemap", "Invalid-Unknown-Line: unknown", "Crawl-delay: 5"])(
  "a group is not ended by %s",
  (line) => {
    const text = `User-agent: BarBot\n${line}\nUser-agent: *\nDisallow: /`;
    expect(["FooBot", "BarBot"].map((agent) => isAllowed(text, agent, "/"))).toEqual([false, false]);
  },
);

test("a line counts up to its 16,663rd byte", () => {
  const long = `/x/${"a".repeat(2_083 * 8 - 1 - "disallow: /x/".length)}`;
  const cut = foo(`disallow: ${long}/qux`);
  expect([isAllowed(cut, "FooBot", "/fux"), isAllowed(cut, "FooBot", `${long}/fux`)]).toEqual([true, false]);
});

test.each(["\n", "\r\n", "\r"])("lines are counted with the line ending %j", (end) => {
  const text = ["User-Agent: foo", "Allow: /some/path", "User-Agent: bar", "", "", "Disallow: /"].join(end);
  expect(lineIn(text, "bar", "/")).toBe(6);
  expect(lineIn(text + end, "bar", "/")).toBe(6);
});

describe("a stranger's robots.txt", () => {
  const page = new URL("https://kedai.example/bunga");
  const read = (text: string) => readRobots(fetched(text), page);

  test("counts up to its 512,000th byte, however many letters that is", () => {
    const rule = "\nUser-agent: *\nDisallow: /";
    const filled = (bytes: number) => read(`#${"é".repeat(bytes / 2)}${rule}`);
    expect(filled(512_000 - rule.length - 2)).toMatchObject({ blocked: { line: 3 } });
    expect(filled(512_000)).toMatchObject({ blocked: null });
  });

  test.each([
    [
      "typing errors that Google accepts",
      "user agent: *\nDissallow: /x\ndisalow /y\nSite-map: https://kedai.example/s.xml",
    ],
    ["directives of other crawlers", "User-agent: *\nCrawl-delay: 5\nContent-Signal: search=yes\nHost: x\nDisallow:"],
    ["patterns that Google accepts", "User-agent: Googlebot/2.1\nDisallow: *.pdf\nAllow: /a$b\nDisallow: /*?id="],
  ])("has no mistakes in %s", (_, text) => {
    expect(read(text)).toMatchObject({ mistakes: { number: 0 }, wrongKind: null });
  });

  test.each([
    ["Disallow: /", 1],
    ["User-agent: *\nDisallow: bunga", 2],
    ["User-agent: *\nSitemap: /s.xml", 2],
    ["User-agent: *\nwe allow everything", 2],
    ["User-agent: *\nUser-agent:\nDisallow: /x", 2],
    ["User-agent: *\nFoo: bar", 2],
  ])("has a mistake in %j", (text, line) => {
    expect(read(text)).toMatchObject({ mistakes: { first: [{ line }] } });
  });

  test("names each sitemap once, whatever group it is in", () => {
    const sitemaps = ["https://kedai.example/a.xml", "https://kedai.example/b.xml"];
    const [a = "", b = ""] = sitemaps;
    expect(read(`Sitemap: ${a}\nUser-agent: x\nSITEMAP:${b}\nsitemap: ${a}\nSitemap: /c.xml`)).toMatchObject({
      sitemaps,
    });
  });

  test.each([
    ["2,500 names and 2,500 rules", "User-agent: a\n".repeat(2_500) + "Disallow: /b\n".repeat(2_500)],
    ["39,000 wildcards", `User-agent: *\n${"Disallow: *b\n".repeat(39_000)}`],
    ["long patterns that nearly match", `User-agent: *\n${`Disallow: /*${"a".repeat(900)}b\n`.repeat(550)}`],
    ["wildcards after each letter", `User-agent: *\n${`Disallow: /${"*a".repeat(8_000)}b\n`.repeat(30)}`],
  ])("of 500 kB with %s is read in less than half a second of processor time", (_, text) => {
    const begun = process.cpuUsage().user;
    readRobots(fetched(text), new URL(`/${"a".repeat(2_000)}`, page));
    expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(500);
  });
});
