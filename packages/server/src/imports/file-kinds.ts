import type { ProblemKey } from "../kit/problems.ts";

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

/** What a zip is by its files: a workbook, or why it is refused; null for a zip of tables. */
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

/** Why a text is refused that is no table: a web page, or a workbook of 2003 as XML, whose names often end in .xls. */
export function kindOfText(text: string): Kind {
  const start = text.slice(0, 2000).trimStart();
  if (/^<\?xml\b/i.test(start) && start.includes("urn:schemas-microsoft-com:office:spreadsheet")) return "is_xml";
  if (/^(?:<!doctype html|<html|<head|<body|<table|<meta|<style)\b/i.test(start)) return "is_html";
  if (/^mime-version:/i.test(start)) return "is_html";
  return /^<(?:\?xml\b|[a-z!])/i.test(start) ? "other_kind" : null;
}
