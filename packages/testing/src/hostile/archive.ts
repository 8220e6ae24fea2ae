import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { amplified, word } from "./amplified.ts";

const name = fc.oneof(
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

/** What leads a reader to the first sheet. */
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
  const any = fc.dictionary(name, part, { maxKeys: 8 });
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
