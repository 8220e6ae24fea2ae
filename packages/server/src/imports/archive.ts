import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { ProblemKey } from "../kit/problems.ts";
import type { ImportProblem } from "./import-result.ts";

/** A zip's files by their names, as their zip writes them with / between folders. */
export type Archive = {
  names: string[];
  /** Unpacks one file; `Damaged` when its bytes are not what the zip says. */
  read: (name: string) => Promise<Uint8Array>;
};

/** A part of a file contradicts itself. */
export class Damaged extends Error {
  override name = "Damaged";
}

/** An export of Search Console has 7 files of some 100 kB, a workbook of 100,000 rows has one of 30 MB. */
const mostEntries = 500;
export const mostUnpacked = 40_000_000;
const megabyte = 1_000_000;

export const tooLarge = {
  field: "file",
  problem: "unpacks_too_large",
  params: { maximum: mostUnpacked / megabyte },
} as const;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Opens a zip. Refuses names that lead out of a folder or stand twice, passwords, and what unpacks to more than 40 MB by its own
 * account; yauzl ends an entry that is longer than it says.
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive | { problems: ImportProblem[] }> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      // Some programs for Windows write \ between folders.
      strictFileNames: false,
    });
    if (zip.entryCount > mostEntries) return refused("too_many", { maximum: mostEntries });
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.replace(/^(?:\.\/)+/, "");
      if (entry.isEncrypted()) return refused("has_password");
      if (entries.has(name)) return refused("damaged");
      entries.set(name, entry);
      unpacked += entry.uncompressedSize;
    }
    if (unpacked > mostUnpacked) return { problems: [tooLarge] };
    return { names: [...entries.keys()], read: async (name) => unpack(zip, entries.get(name)) };
  } catch (error) {
    return refused(
      error instanceof Error && /^(?:invalid relative|absolute)/.test(error.message) ? "unsafe_names" : "damaged",
    );
  }
}

async function unpack(zip: ZipFile, entry: Entry | undefined): Promise<Uint8Array> {
  if (entry === undefined) throw new RangeError("The archive lists every file that it has");
  const parts: Uint8Array[] = [];
  try {
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Uint8Array);
  } catch (error) {
    throw new Damaged("An entry cannot be unpacked", { cause: error });
  }
  return Buffer.concat(parts);
}

function refused(problem: ImportProblem["problem"], params?: Record<string, number>): { problems: ImportProblem[] } {
  return { problems: [{ field: "file", problem, ...(params ? { params } : {}) }] };
}

/** Beginnings of files that are neither text nor zip: PDF, gzip, RAR, 7z, PNG, JPEG. */
const otherKinds = [
  [0x25, 0x50, 0x44, 0x46],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/** How old workbooks of Excel begin, and workbooks that are locked with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const archives = /\.(?:zip|7z|rar|gz|tgz|xlsx|xlsm|docx|jar)$/;

type Kind = ProblemKey | null;

/** Why a file is refused by its first bytes; null for text and zips. */
export function kindOfBytes(bytes: Uint8Array): Kind {
  const begins = (beginning: number[]) => beginning.every((byte, index) => bytes[index] === byte);
  // A locked workbook is kept in a stream of this name.
  if (begins(compound)) return hasText(bytes, "EncryptedPackage") ? "has_password" : "is_xls";
  return otherKinds.some(begins) ? "other_kind" : null;
}

function hasText(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, "utf16le"));
}

/** Tells a workbook from a zip of tables by the names of its files; a `Kind` is the reason to refuse it. */
export function kindOfArchive(names: string[]): "workbook" | Kind {
  const paths = names.map((name) => name.toLowerCase());
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (has(/^xl\/workbook\.bin$/)) return "is_xlsb";
  if (has(/^(?:word|ppt)\//)) return "other_kind";
  if (has(/^\[content_types\]\.xml$/) || has(/^xl\/workbook\.xml$/)) return "workbook";
  if (has(/\.iwa$/) || has(/^index\.zip$/)) return "is_numbers";
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return "is_ods";
  return has(archives) ? "zip_in_zip" : null;
}

/** Why a text is refused that is not a table: a web page, or a workbook of 2003 as XML, whose names often end in .xls. */
export function kindOfText(text: string): Kind {
  const start = text.slice(0, 2000).trimStart();
  if (/^<\?xml\b/i.test(start) && start.includes("urn:schemas-microsoft-com:office:spreadsheet")) return "is_xml";
  if (/^(?:<!doctype html|<html|<head|<body|<table|<meta|<style)\b/i.test(start)) return "is_html";
  if (/^mime-version:/i.test(start)) return "is_html";
  return /^<(?:\?xml\b|[a-z!])/i.test(start) ? "other_kind" : null;
}
