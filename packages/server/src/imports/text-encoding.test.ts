import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { now, read, makeZip } from "./corpus.fixture.ts";
import { noMapping } from "./import-result.ts";
import { readImport } from "./read-import.ts";

/** A table with these names as top rankings. */
const table = (names: string[], encoding: string, above = "") =>
  new Uint8Array(iconv.encode(`${above}Month,Visitors,Top rankings\n2026-10,2260,${names.join("|")}\n`, encoding));

const understood = (names: string[]) => [`2 - monthly 2026-10-01: topRankings ${names.join("|")}, totalVisitors 2260`];

test.each([
  ["windows-1252", ["baker’s shop", "café", "“best” bread"]],
  ["windows-1252", ["Bäckerei Müller", "Größe", "Käsekuchen"]],
  ["windows-1252", ["pão de queijo", "padaria São João", "coração"]],
  ["windows-1252", ["rugbrød", "smørrebrød", "frisør på Ærø"]],
  ["gb18030", ["槟城面包店", "牙医诊所"]],
  ["big5-hkscs", ["檳城麵包店", "牙醫診所"]],
  ["shift_jis", ["東京のカフェ", "パン屋"]],
  ["euc-kr", ["서울 카페", "꽃집 견본"]],
  ["windows-1251", ["пекарня", "хлеб и булки"]],
  ["windows-1253", ["αρτοποιείο", "λουλούδια"]],
  ["windows-874", ["ร้านเบเกอรี่", "กาแฟสด"]],
  ["utf-16le", ["槟城面包店", "café"]],
  ["utf-16be", ["ร้านเบเกอรี่"]],
])("%s is read: %j", async (encoding, names) => {
  expect(await read(table(names, encoding))).toEqual(understood(names));
});

test.each([
  ["windows-1252", "élève"],
  ["windows-1250", "koláče"],
  ["windows-1250", "świeży chleb"],
  ["iso-8859-2", "śniadanie"],
  ["windows-1254", "şişli"],
  ["macintosh", "niño"],
  ["macintosh", "café"],
  ["cp850", "limões"],
  ["cp437", "élève"],
  ["koi8-r", "пекарня"],
  ["euc-jp", "歯医者"],
])("what can be read in several ways is asked, and the right reading is offered: %s %s", async (encoding, name) => {
  const file = table([name], encoding);
  const asked = await readImport(file, { now, answers: {}, mapping: noMapping });
  const choices = asked.kind === "question" ? asked.question.choices : [];
  const right = choices.find(({ label }) => label.includes(name));
  expect(right).toBeDefined();
  expect(await read(file, { encoding: right?.value ?? "" })).toEqual(understood([name]));
  expect(await read(file, { encoding: "none" })).toEqual(["refuses file: unknown_encoding line 2"]);
});

test.each([
  [
    "UTF-8 with a line of another encoding",
    Buffer.concat([table(["café", "Größe"], "utf-8"), table(["thé"], "windows-1252")]),
  ],
  ["UTF-16 that was cut off within a letter", table(["café"], "utf-16le").slice(0, -1)],
])("%s are refused with the line", async (_name, file) => {
  expect(await read(new Uint8Array(file))).toEqual([expect.stringMatching(/^refuses file: unknown_encoding line \d$/)]);
});

test("the names of a file in a zip are asked about with the file's name", async () => {
  const file = makeZip({ "october.csv": table(["élève"], "windows-1252") });
  expect(await read(file, { "encoding:october.csv": "windows-1252" })).toEqual([
    `october.csv${understood(["élève"])[0] ?? ""}`,
  ]);
});
