import * as fc from "fast-check";
import { address, amplified, word } from "./amplified.ts";
import { jsonLd } from "./json-ld.ts";

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
