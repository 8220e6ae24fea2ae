import * as fc from "fast-check";
import { amplified, word } from "./amplified.ts";

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
