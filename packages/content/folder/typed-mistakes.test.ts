import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { testFolder } from "@agency/testing/afterwards";
import { answersFrom } from "../setup/answers.ts";
import { answerAll } from "../setup/ask.ts";
import { brandFrom } from "../setup/brand-file.ts";
import { usualBrand } from "../setup/usual-brand.ts";
import { writeFolder } from "../setup/write-folder.ts";
import { mistakesIn } from "./sample.fixture.ts";

/** A text of a file in place of another, or all of it, beside other files that are right. */
type Case = { mistake: string; file: string; was?: string; is: string; beside?: Record<string, string>; says: string };

const cases = parse(readFileSync(new URL("typed-mistakes.cases.yaml", import.meta.url), "utf8")) as readonly Case[];
const folder = await testFolder();
const first = await writtenBySetup(join(folder, "first"));
let copies = 0;

async function writtenBySetup(agency: string): Promise<string> {
  const flags = {
    name: "Wau Studio",
    "legal-name": "Wau Studio Sdn. Bhd.",
    founded: "2026",
    email: "hello@wau-studio.example",
    phone: "+60 12-345 6789",
    street: "2 Jalan Contoh",
    postcode: "30000",
    city: "Ipoh",
    languages: "en,ms",
    services: "Web design, SEO, Calligraphy|Kaligrafi",
    cities: "Ipoh, Johor Bahru",
  };
  const given = await answerAll(flags, { folder: agency, before: undefined }, false);
  const brand = brandFrom(given, usualBrand.fonts.display, usualBrand.fonts.text);
  writeFolder({
    folder: agency,
    answers: answersFrom(given),
    brand,
    fontFiles: {},
    before: undefined,
    today: "2026-11-23",
  });
  return agency;
}

/** The folder that setup writes, with files of it written anew. */
function withFiles(files: Readonly<Record<string, string | Uint8Array>>): string {
  const copy = join(folder, `copy-${(copies += 1)}`);
  cpSync(first, copy, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  return copy;
}

const read = (file: string) => readFileSync(join(first, file), "utf8");

test.each(cases)("$mistake is said with its file, its line and what to type", ({ file, was, is, beside, says }) => {
  if (was !== undefined) expect(read(file)).toContain(was);
  const agency = withFiles({ ...beside, [file]: was === undefined ? is : read(file).replace(was, is) });
  expect(mistakesIn(agency)).toEqual([says]);
});

const article = "articles/reading-your-monthly-report/en.md";

test.each([
  ["the mark of Windows before its first letter", (text: string) => `\uFEFF${text}`],
  ["the ends of lines of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
])("a file with %s is read", (_, change) => {
  const files = ["agency.yaml", "services/seo.yaml", article].map((file) => [file, change(read(file))]);
  expect(mistakesIn(withFiles(Object.fromEntries(files)))).toEqual([]);
});

test.each([
  ["Windows-1252", (text: string) => Buffer.from(text, "latin1")],
  ["UTF-16", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
])("a file that was saved as %s is said with the line from which its letters are lost", (_, encode) => {
  const files = ["services/calligraphy.yaml", article].map((file) => {
    const lines = read(file).replaceAll(/[^\n -~]/g, "");
    return [file, encode(lines.replace(/Calligraphy|How to read/, "Café"))] as const;
  });
  const says =
    "The file is not saved as UTF-8, so that letters from here on are lost. Save it again with the encoding UTF-8.";
  expect(mistakesIn(withFiles(Object.fromEntries(files)))).toEqual([
    `${article}, line 2: ${says}`,
    `services/calligraphy.yaml, line 3: ${says}`,
  ]);
});

test("notes, and what systems leave in folders, are passed over", () => {
  const left = [".DS_Store", "Thumbs.db", "desktop.ini", "notes.txt", "notes.md", "~$prices.docx"];
  const folders = ["", "articles/", "articles/reading-your-monthly-report/", "work/", "services/", "pages/"];
  const files = folders.flatMap((place) => left.map((name) => [`${place}${name}`, "\u0000 a: b: c"]));
  expect(mistakesIn(withFiles(Object.fromEntries(files)))).toEqual([]);
});

/** A PNG of which nobody reads more than its size. */
function png(width: number): Uint8Array {
  const head = Buffer.alloc(33);
  head.write("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(900, 20);
  return head;
}

test("pictures that are too small for their place, and files that are none, are said where they are named", () => {
  const service = (file: string) =>
    `${read("services/seo.yaml")}picture: { file: ${file}, alt: { en: A street, ms: Jalan } }\n`;
  const says = (width: number) =>
    mistakesIn(withFiles({ "services/seo.yaml": service("a.png"), "pictures/a.png": png(width) }));
  expect(says(1600)).toEqual([]);
  expect(says(800)).toEqual([
    expect.stringMatching(
      /^services\/seo\.yaml, line \d+: The picture pictures\/a\.png is 800 pixels wide, and needs 1600 here\. Take the original, or another one\.$/,
    ),
  ]);
  expect(mistakesIn(withFiles({ "services/seo.yaml": service("a.jpg"), "pictures/a.jpg": "no picture" }))).toEqual([
    expect.stringContaining("The picture pictures/a.jpg cannot be read. Save it again, as JPG or PNG."),
  ]);
});

test("a font in another format than WOFF2 is reported where it is named", () => {
  const source = '{ package: "@fontsource-variable/instrument-sans" }';
  const agency = withFiles({
    "brand.yaml": read("brand.yaml").replace(source, "{ file: wau.ttf }"),
    "brand/wau.ttf": "no font",
  });
  expect(mistakesIn(agency)).toEqual([
    expect.stringMatching(/^brand\.yaml, line \d+: brand\/wau\.ttf is no WOFF2 font\. Convert it to WOFF2/),
  ]);
});
