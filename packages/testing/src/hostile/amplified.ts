import * as fc from "fast-check";

/** Text of pieces, of which some are repeated until it is long: what takes a reader long is mostly one thing many times. */
export function amplified(piece: fc.Arbitrary<string>, longest: number): fc.Arbitrary<string> {
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

export const address: fc.Arbitrary<string> = fc.oneof(
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
