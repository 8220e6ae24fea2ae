import * as fc from "fast-check";
import { address, word } from "./amplified.ts";

const key = fc.oneof(fc.constantFrom("@context", "@type", "@graph", "@vocab", "name", "address", "offers"), word);
const text = fc.oneof(word, address, fc.constantFrom("https://schema.org", "Florist", "Product", "schema:Event"));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.constantFrom(null, true, 0, -1, 1e300),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(key, tie("value"), { maxKeys: 6 }),
  ),
}));

/** JSON-LD: of the right form, deep, wide, and broken. */
export function jsonLd(longest: number): fc.Arbitrary<string> {
  const most = fc.nat(Math.floor(longest / 2));
  return fc
    .oneof(
      { weight: 5, arbitrary: value.map((data) => JSON.stringify(data)) },
      {
        weight: 3,
        arbitrary: value.map((data) => JSON.stringify({ "@context": "https://schema.org", "@graph": [data] })),
      },
      most.map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`),
      most.map((depth) => `{"@context":${"[".repeat(depth)}${"]".repeat(depth)}}`),
      most.map((count) => `[${"1,".repeat(count)}1]`),
      most.map((count) => `{"@type":["x"${',"x"'.repeat(count / 4)}]}`),
      fc.tuple(word, word).map((parts) => parts.join('{"')),
    )
    .map((json) => json.slice(0, longest));
}
