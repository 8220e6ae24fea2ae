import iconv from "iconv-lite";
import { ownValue } from "./columns.ts";
import type { ImportContext, ImportProblem, Question } from "./import-result.ts";

/** Between the words of a text, but not ' and -, which are part of some. */
const betweenWords = /[\s,;:|/\\()[\]{}<>+=*_"!?@#$%^~`&.]+/u;

/** In no name: controls, signs that nobody assigned, letters in place of lost ones, accents without a letter. */
const never = /[\p{Cc}\p{Co}\p{Cn}\uFFFD\u02B0-\u02FFƒ\uFF61-\uFF9F]/u;

const beforeWord = /^[“‘«„‚¿¡©®–—…•·'-]+/u;
const afterWord = new Set("”’»®™©…–—·'-");
const withinWord = /[’'·–—-]/u;
const amount = /^(?:[€£¥¢§±½¼¾×°º³²]|[€£¥][\d½¼¾]+|\d+[€£¥¢°ºª½¼¾²³])$/u;

/** Alphabets; Chinese, Japanese and Korean write several together. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
];
const latin = /\p{Script=Latin}/u;

/**
 * Whether somebody may have written this: words of letters of one alphabet, with capitals where they belong. A text that was read in
 * a wrong encoding nearly always has signs within its words, capitals at their ends, or letters of two alphabets in one.
 */
function isPlausible(text: string): boolean {
  if (never.test(text.replaceAll(/\s/g, ""))) return false;
  const words = text.split(betweenWords).filter((word) => !isAscii(word));
  return words.every((word) => isWord(word, text)) && !isOfSingleLetters(words);
}

/** Whether all letters of the text but Latin ones are of another script. */
function isLatin(text: string): boolean {
  return !scripts.some((script) => script.source !== latin.source && script.test(text));
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

function isWord(word: string, text: string): boolean {
  if (amount.test(word)) return true;
  // German closes quotation marks with “.
  const closed = text.includes("„") ? word.replace(/“$/u, "") : word;
  return withoutMarks(closed.replace(beforeWord, "")).split(withinWord).every(isPart);
}

function withoutMarks(word: string): string {
  let end = word.length;
  while (end > 0 && afterWord.has(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

function isPart(part: string): boolean {
  if (!/^[\p{L}\p{M}\p{Nd}]*$/u.test(part) || /^\p{M}/u.test(part)) return false;
  const used = scripts.filter((script) => script.test(part));
  if (used.length > 1 && !isLatinBesideChinese(part)) return false;
  return hasCapitalsInPlace(part) && !/[ฃฅ]|^[ๅๆฯ]|[เแโใไ](?![ก-ฮ])|[๐-๙](?=[ก-๎])|[ก-๎](?=[๐-๙])/u.test(part);
}

/** SEO优化 and T恤, but not tr鑣. */
function isLatinBesideChinese(part: string): boolean {
  const [, before = "", chinese, after = ""] = /^([A-Za-z\d]*)(\p{Script=Han}+)([A-Za-z\d]*)$/u.exec(part) ?? [];
  if (chinese === undefined) return false;
  return Array.from(chinese).length > 1 || /^[A-Z\d]*$/.test(before + after);
}

/** A capital outside ASCII begins a word or is among capitals only. */
function hasCapitalsInPlace(part: string): boolean {
  return !/(?<=.)(?![A-Z])\p{Lu}/u.test(part) || !/\p{Ll}/u.test(part);
}

/** One letter can be read in any alphabet: the Italian è is a Russian и. */
function isOfSingleLetters(words: string[]): boolean {
  const others = words.filter((word) => !isLatin(word) && !/\p{Script=Han}|\p{Script=Hangul}/u.test(word));
  return others.length > 0 && others.every((word) => (word.match(/\p{L}/gu) ?? []).length < 2);
}

/** The text of a file; or in which of several encodings it is, when that is not certain; or why it cannot be known. */
type Decoded = { text: string } | { question: Question } | Pick<ImportProblem, "problem" | "line">;

/** An encoding by the name of the decoder's library. `detector` is the name that the detector's library gives it. */
type Encoding = { name: string; detector: string; usual: boolean };

/** Excel writes this in most countries. */
const western = "windows-1252";

const named = (usual: boolean, ...names: string[]) => names.map((name): Encoding => ({ name, detector: name, usual }));

/** Excel's and other Windows programs' by the language of the computer, Western Europe's first; then those of other programs. */
const encodings: Encoding[] = [
  ...named(
    true,
    western,
    "windows-1250",
    "windows-1251",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
  ),
  ...named(true, "windows-1257", "windows-1258"),
  { name: "windows-874", detector: "cp874", usual: true },
  { name: "gb18030", detector: "gb18030", usual: true },
  { name: "big5-hkscs", detector: "big5hkscs", usual: true },
  { name: "shift_jis", detector: "cp932", usual: true },
  { name: "euc-kr", detector: "cp949", usual: true },
  { name: "euc-jp", detector: "euc-jis-2004", usual: false },
  { name: "macintosh", detector: "mac-roman", usual: false },
  { name: "maccyrillic", detector: "mac-cyrillic", usual: false },
  ...named(false, "cp437", "cp850", "cp852", "cp866", "koi8-r", "koi8-u"),
  ...named(false, "iso-8859-2", "iso-8859-5", "iso-8859-6", "iso-8859-16"),
];

/** The detector returns other names than it accepts. */
const detected = new Map(encodings.map(({ detector, name }) => [detectorKey(detector), name]));

/** How many bytes of names decide. */
const sampleLength = 8_000;

/**
 * How many times likelier a reading must be than all others to be taken: of Latin letters, whose accents alone differ, with few
 * names and with more; of an alphabet of its own. Measured with some 3,000 samples in 25 languages, of which none was read wrongly.
 */
const likelier = { fewNames: 3, moreNames: 1.2, otherAlphabet: 3 };
const moreNames = 3;
const leastLetters = 4;
const leastScore = 0.01;

const mostChoices = 5;
const longestId = 120;
const longestExample = 60;

/** The answer that none of the readings is right. */
const none = "none";

/**
 * Decodes a text file. UTF-8 and UTF-16 are certain. Of other encodings a file says nothing: the names in it are read in each, and
 * the readings that somebody may have written decide. Where several are left, it is asked; it is never guessed.
 */
export async function decodeText(bytes: Uint8Array, sheet: string | null, context: ImportContext): Promise<Decoded> {
  const wide = wideEncoding(bytes);
  const unicode = decodeAs(bytes, wide ?? "utf-8");
  if (unicode !== null) return { text: unicode };
  if (wide !== null || isBrokenUtf8(bytes)) return unknown(bytes);
  const readings = await possibleReadings(sampleCells(bytes));
  const id = sheet === null ? "encoding" : `encoding:${sheet}`.slice(0, longestId);
  const answer = ownValue(context.answers, id);
  const chosen = certain(readings) ?? readings.find(({ encoding }) => encoding.name === answer);
  if (readings.length === 0 || (chosen === undefined && answer === none)) return unknown(bytes);
  if (chosen === undefined) return { question: askEncoding(id, readings, sheet) };
  const text = iconv.decode(Buffer.from(bytes), chosen.encoding.name);
  return /[\uFFFD\u0080-\u009F]/.test(text) ? unknown(bytes) : { text };
}

/** Names the first line that is not ASCII. */
function unknown(bytes: Uint8Array): Decoded {
  const above = bytes.subarray(
    0,
    bytes.findIndex((byte) => byte > 0x7f),
  );
  return {
    problem: "unknown_encoding",
    line: Buffer.from(above)
      .toString("latin1")
      .split(/\r\n?|\n/).length,
  };
}

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 by its byte order mark; without one by its line ends, separators and digits, in which one of two bytes is 0. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = start.length / 20;
  if (odd > least && even === 0) return "utf-16le";
  return even > least && odd === 0 ? "utf-16be" : null;
}

/** Most of what is not ASCII is UTF-8: a part of the file was lost, or lines of two encodings stand together. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 100_000)).toString("latin1");
  const runs = start.match(/[\u0080-\u00FF]+/g) ?? [];
  const whole = runs.filter((run) => decodeAs(Buffer.from(run, "latin1"), "utf-8") !== null);
  return whole.length * 2 > runs.length;
}

/** Makes plain apostrophes of what only encodings of Windows write so: baker’s, “best”, a – b. */
function withoutWindowsMarks(text: string): string {
  return text
    .replaceAll(/([A-Za-z])\u0092(s|t|d|m|ll|re|ve)\b/g, "$1'$2")
    .replaceAll(/(\s)[\u0096\u0097](\s)/g, "$1'$2")
    .replaceAll(/(^|[^A-Za-z\u0080-\u00FF])\u0093([A-Za-z][^\u0093\u0094]*)\u0094/g, "$1'$2'");
}

type Sample = { bytes: Uint8Array; ofWindows: boolean };

/** The cells that are not ASCII, each once. No encoding writes a separator's byte as a part of a letter. */
function sampleCells(bytes: Uint8Array): Sample {
  const cells = Buffer.from(bytes)
    .toString("latin1")
    .split(/[\n\r\t,;"]/)
    .filter((cell) => /[\u0080-\u00FF]/.test(cell));
  const sample = [...new Set(cells)].join("\n").slice(0, sampleLength);
  const bare = withoutWindowsMarks(sample);
  return { bytes: Buffer.from(bare, "latin1"), ofWindows: bare !== sample };
}

/** The names as an encoding reads them, and how likely the detector finds that encoding. */
type Reading = { text: string; encoding: Encoding; score: number };

/** The different readings that somebody may have written, likeliest first. */
async function possibleReadings({ bytes: sample, ofWindows }: Sample): Promise<Reading[]> {
  const { detectAll } = await import("jschardet");
  const found = detectAll(sample, { minimumThreshold: 0, detectEncodings: encodings.map(({ detector }) => detector) });
  const scores = new Map(
    found.map(({ encoding, confidence }) => [detected.get(detectorKey(encoding ?? "")), confidence] as const),
  );
  const readings = new Map<string, Reading>();
  for (const encoding of encodings.filter(({ usual }) => usual || !ofWindows)) {
    const text = iconv.decode(Buffer.from(sample), encoding.name);
    if (!isPlausible(text)) continue;
    const score = scores.get(encoding.name) ?? 0;
    const known = readings.get(text);
    if (known === undefined) readings.set(text, { text, encoding, score });
    else known.score = Math.max(known.score, score);
  }
  return [...readings.values()].toSorted((a, b) => b.score - a.score);
}

/** The reading that leaves no doubt: the only one, or one that is much likelier than all others. */
function certain(readings: Reading[]): Reading | undefined {
  const [first, ...others] = readings;
  if (first === undefined || !first.encoding.usual) return undefined;
  const margin = likelihoodMargin(first);
  return others.every(({ score }) => first.score >= margin * score) ? first : undefined;
}

/** How many times likelier than others a reading must be; none is likely enough between the accents of other Latin encodings. */
function likelihoodMargin({ text, encoding, score }: Reading): number {
  if (isLatin(text)) {
    const names = text.split(/[\n|]/).filter((name) => !isAscii(name));
    if (encoding.name !== western) return Infinity;
    return names.length < moreNames ? likelier.fewNames : likelier.moreNames;
  }
  const letters = text.match(/(?![A-Za-z])\p{L}/gu) ?? [];
  // Japanese and Chinese encodings have the same bytes for the Japanese syllables.
  const inChinese = /^(?:gb|big5)/.test(encoding.name) && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return letters.length < leastLetters || score < leastScore || inChinese ? Infinity : likelier.otherAlphabet;
}

function askEncoding(id: string, readings: Reading[], sheet: string | null): Question {
  const choices = readings.slice(0, mostChoices).map(({ text, encoding }) => ({
    value: encoding.name,
    label: exampleCells(text),
  }));
  return {
    id,
    kind: "text_encoding",
    sheet,
    line: null,
    about: { column: null, figure: null, example: null },
    choices: [...choices, { value: none, label: "" }],
  };
}

function exampleCells(sample: string): string {
  return sample.split("\n").slice(0, 3).join(", ").slice(0, longestExample);
}

function detectorKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}
