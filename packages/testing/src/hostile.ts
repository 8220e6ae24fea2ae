import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";

/** Text of pieces, of which some are repeated until it is long: what takes a reader long is mostly one thing many times. */
function amplified(piece: fc.Arbitrary<string>, longest: number): fc.Arbitrary<string> {
  const repeated = fc.tuple(piece, fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.nat(longest))).map(
    // Bounded first, so that no text is built only to be cut.
    ([text, times]) => text.repeat(Math.min(times, Math.ceil(longest / Math.max(text.length, 1)))),
  );
  return fc.array(repeated, { maxLength: 40 }).map((parts) => parts.join("").slice(0, longest));
}

/** Words, and characters that mean something to some parser. */
export const word: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("a", "bunga", "flowers in Ipoh", "the", "yang", "klik di sini", "Read more"),
  },
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    " ",
    "\n",
    "\0",
    "\u202e",
    "\ufeff",
    "…",
    "»",
    "漢",
    "&amp;",
    "&#x110000;",
    "%",
    "%ff",
    "\\",
    "`",
    "$&",
  ),
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "-0", "1e999", "NaN", "{{x}}", "${x}"),
);

const address: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    "/",
    "#",
    "",
    "//",
    "http://",
    "https://a",
    "javascript:void(0)",
    "mailto:a@b.example",
    "tel:1",
    "\n",
  ),
  fc.constantFrom(
    "http://[::1]/",
    "https://x.example:99999/",
    "http://%zz/",
    "https://漢.example/",
    "data:,x",
    "?",
    "*",
  ),
  word.map((text) => `https://shop.example/${text}`),
);

const entryName = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/worksheets/sheet1.xml"),
  },
  { weight: 3, arbitrary: fc.constantFrom("xl/sharedStrings.xml", "xl/styles.xml", "Queries.csv", "Chart.csv") },
  fc.constantFrom("../Chart.csv", "/Chart.csv", "a.zip", "Filters.csv", "sub/.csv", "__MACOSX/._Chart.csv"),
  // zipSync itself does not take this one.
  word.filter((text) => text !== "__proto__"),
);

const reference = fc.oneof(fc.constantFrom("A1", "B2", "XFD1048576", "ZZZZZZ9", "1", "-1", "a1", ""), word);

const sheet = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("<row>", "</row>", "<c>", "</c>", "<v>", "</v>", "<t>", "<f>", "<sheetData>"),
  },
  reference.map((at) => `<row r="${at}">`),
  fc
    .tuple(reference, fc.constantFrom("s", "n", "d", "str", "b", "e", ""), reference)
    .map(([at, type, style]) => `<c r="${at}" t="${type}" s="${style}"><v>`),
  fc.constantFrom("Date", "Clicks", "Month", "2026-10-01", "46296", "1e999", "-1", "0.1", "99999999"),
  fc.constantFrom(
    '<sheet name="A" r:id="r1"/>',
    '<Relationship Id="r1" Target="worksheets/sheet1.xml"/>',
    "<xf numFmtId='14'/>",
  ),
  fc.constantFrom('<numFmt numFmtId="164" formatCode="', "<cellXfs>", "<si><t>", "</si>", '<workbookPr date1904="1"/>'),
  word,
);

/** Leads a reader to the first sheet. */
const frame = {
  "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
  "xl/_rels/workbook.xml.rels": strToU8('<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>'),
};
const sheetName = "xl/worksheets/sheet1.xml";

/**
 * Zips and workbooks: with the parts of real ones or without, with parts that contradict each other, and with a few bytes changed or
 * the end cut off.
 */
export function archive(longest: number, text: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  const part = fc.oneof({ weight: 3, arbitrary: amplified(sheet, longest).map((xml) => strToU8(xml)) }, text);
  const any = fc.dictionary(entryName, part, { maxKeys: 8 });
  const workbook = fc.record({ [sheetName]: part, "xl/sharedStrings.xml": part, "xl/styles.xml": part });
  const framed = workbook.map((parts) => ({ ...frame, ...parts }));
  const whole = fc.oneof(any, framed).map((files) => zipSync(files));
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 });
  const mostlyNot = <T>(arbitrary: fc.Arbitrary<T>, without: T) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(without) }, arbitrary);
  return fc.tuple(whole, mostlyNot(changes, []), mostlyNot(fc.nat(), -1)).map(([zip, changed, end]) => {
    for (const [at, byte] of changed) zip[at % zip.length] = byte;
    return end < 0 ? zip : zip.subarray(0, end % zip.length);
  });
}

const header =
  "report_type,period_start,total_visitors,organic_traffic,social_traffic,direct_traffic,other_traffic,sessions,average_position,keywords_tracked,top_rankings,total_followers,total_leads";

const cell = fc.oneof(
  fc.constantFrom(
    "monthly",
    "weekly",
    "2026-10-01",
    "1/10/2026",
    "12",
    "-5",
    "8.4",
    "8,4",
    "",
    "a|b|c",
    "=1+1",
    "\t=1",
  ),
  fc.constantFrom('"', '""', '"a\nb"', '";"', "\0", "\u00a0", "|".repeat(50), "9".repeat(400), "1e5"),
  word,
);

const row = fc
  .tuple(fc.array(cell, { maxLength: 16 }), fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n", "\r"))
  .map(([cells, separator, end]) => cells.join(separator) + end);

/** Files of figures: with and without the right header, long, wide, and as bytes of other encodings. */
export function csv(longest: number): fc.Arbitrary<Uint8Array> {
  const rows = amplified(row, longest);
  const withHeader = fc.tuple(fc.constantFrom(",", ";"), rows).map(([separator, rest]) => {
    return `${header.replaceAll(",", separator)}\n${rest}`.slice(0, longest);
  });
  return fc.oneof(
    { weight: 4, arbitrary: fc.oneof({ weight: 3, arbitrary: withHeader }, rows).map((text) => Buffer.from(text)) },
    rows.map((text) => Buffer.from(`\ufeff${text}`, "utf16le")),
    fc.uint8Array({ maxLength: 2_000 }),
  );
}

const property = fc.oneof(fc.constantFrom("@context", "@type", "@graph", "@vocab", "name", "address", "offers"), word);
const text = fc.oneof(word, address, fc.constantFrom("https://schema.org", "Florist", "Product", "schema:Event"));

const { value: data } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom(null, true, 0, -1, 1e300),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(property, tie("value"), { maxKeys: 6 }),
  ),
}));

/** JSON-LD: of the right form, deep, wide, and broken. */
function jsonLd(longest: number): fc.Arbitrary<string> {
  const most = fc.nat(Math.floor(longest / 2));
  return fc
    .oneof(
      { weight: 5, arbitrary: data.map((one) => JSON.stringify(one)) },
      {
        weight: 3,
        arbitrary: data.map((one) => JSON.stringify({ "@context": "https://schema.org", "@graph": [one] })),
      },
      most.map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`),
      most.map((depth) => `{"@context":${"[".repeat(depth)}${"]".repeat(depth)}}`),
      most.map((count) => `[${"1,".repeat(count)}1]`),
      most.map((count) => `{"@type":["x"${',"x"'.repeat(count / 4)}]}`),
      fc.tuple(word, word).map((parts) => parts.join('{"')),
    )
    .map((json) => json.slice(0, longest));
}

const tag = fc.constantFrom(
  ..."a b p div h1 h2 h6 img br hr table tr td ul li form input button select option textarea iframe".split(" "),
  ..."html head body title base meta link script style noscript template svg math desc title foreignObject".split(" "),
  ..."x-y image frameset plaintext xmp 漢".split(" "),
);

const attribute = fc.oneof(
  fc.tuple(fc.constantFrom("href", "src", "srcset", "data-src", "action"), address),
  fc.tuple(
    fc.constantFrom("rel", "name", "property", "http-equiv", "type", "role", "lang", "hreflang"),
    fc.constantFrom(
      ..."canonical alternate icon stylesheet robots googlebot viewport description og:title og:image".split(" "),
      ..."refresh content-type application/ld+json presentation none ms en-UK x-default zz _".split(" "),
    ),
  ),
  fc.tuple(fc.constantFrom("content", "alt", "title", "style", "id", "class", "charset", "aria-label", "hidden"), word),
  fc.tuple(fc.stringMatching(/^[^\s"'>/=]{1,12}$/), word),
);

const openTag = fc
  .tuple(tag, fc.array(attribute, { maxLength: 5 }), fc.constantFrom(">", "/>", "", " ", ">>"))
  .map(
    ([name, attributes, end]) => `<${name} ${attributes.map(([key, value]) => `${key}="${value}"`).join(" ")}${end}`,
  );

const piece = fc.oneof(
  { weight: 5, arbitrary: openTag },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  { weight: 3, arbitrary: word },
  fc.constantFrom(
    "<",
    "<!--",
    "-->",
    "<!",
    "<?",
    "]]>",
    "<![CDATA[",
    "</",
    "&",
    "&#",
    "=",
    "'",
    '"',
    "<!doctype html>",
  ),
  attribute.map(([key, value]) => ` ${key}='${value}'`),
  jsonLd(2_000).map((json) => `<script type="application/ld+json">${json}</script>`),
  address.map((url) => `<link rel=alternate hreflang=ms href="${url}"><link rel=canonical href="${url}">`),
);

/** Pages that a browser might still show. */
export function html(longest: number): fc.Arbitrary<string> {
  return amplified(piece, longest);
}

const agent = fc.oneof(fc.constantFrom("*", "Googlebot", "googlebot/2.1", "Bing", "", "__proto__"), word);
const pattern = fc.oneof(
  fc.constantFrom(
    "/",
    "",
    "*",
    "/*",
    "/*?",
    "/$",
    "$",
    "/a*b*c$",
    "/%e6",
    "no slash",
    "*".repeat(50),
    "/*a".repeat(30),
  ),
  address,
);
const lineEnd = fc.constantFrom("\n", "\r\n", "\r", "\n\n");

const robotsLine = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: agent.map((name) => `User-agent: ${name}`) },
      { weight: 5, arbitrary: fc.tuple(fc.constantFrom("Allow", "disallow"), pattern).map((one) => one.join(": ")) },
      address.map((url) => `Sitemap:${url}`),
      fc.constantFrom("Crawl-delay: 1e9", "Host:", ":", "#", "no colon", "Noindex: /", "\0: \0"),
      word,
    ),
    lineEnd,
  )
  .map((parts) => parts.join(""));

/** Files that a crawler would read as robots.txt; also all agents before all rules, which multiplies them. */
export function robotsTxt(longest: number): fc.Arbitrary<string> {
  const product = fc
    .tuple(fc.nat(Math.floor(longest / 40)), fc.nat(Math.floor(longest / 30)))
    .map(([agents, rules]) => {
      const names = Array.from(
        { length: agents },
        (_, index) => `User-agent: ${index % 3 === 0 ? "Googlebot" : index}\n`,
      );
      return names.join("") + Array.from({ length: rules }, (_, index) => `Disallow: /${index}*\n`).join("");
    });
  return fc.oneof({ weight: 6, arbitrary: amplified(robotsLine, longest) }, product);
}

const xml = fc.oneof(
  fc.constantFrom("<urlset>", "</urlset>", "<url>", "</url>", "<loc>", "</loc>", "<sitemapindex>", "<rss>", "<feed>"),
  fc.constantFrom('<?xml version="1.0"?>', "<![CDATA[", "]]>", "<!--", "<x:loc>", "<a>", "</b>", "<a/>", "&lol;"),
  fc.constantFrom('<!DOCTYPE x [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>', "<link href='", "<a "),
  address.map((url) => `<url><loc>${url}</loc></url>`),
  address,
  word,
);

/** Sitemaps as XML, as feeds, as text, and broken. */
export function sitemap(longest: number): fc.Arbitrary<string> {
  const lines = fc.array(address, { maxLength: 50 }).map((urls) => urls.join("\n"));
  const started = amplified(xml, longest).map((rest) => `<urlset>${rest}`.slice(0, longest));
  return fc.oneof({ weight: 4, arbitrary: started }, amplified(xml, longest), lines);
}
