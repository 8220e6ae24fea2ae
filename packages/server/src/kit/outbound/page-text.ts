// html-encoding-sniffer has no types, and packages that import this file do not find our declarations without this reference.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./html-encoding-sniffer.d.ts" />

import sniffEncoding from "html-encoding-sniffer";
import { MIMEType } from "node:util";

export type ContentType = { essence: string; charset: string | null };

/** Parses a Content-Type header; null when it is missing or invalid. */
export function readContentType(header: string | undefined): ContentType | null {
  if (!header) return null;
  try {
    const type = new MIMEType(header);
    return { essence: type.essence, charset: type.params.get("charset") };
  } catch {
    return null;
  }
}

const pageTypes = new Set(["text/html", "application/xhtml+xml"]);

/** Whether a response is a page. Without a type, the first characters decide, as in browsers. */
export function isPage(type: ContentType | null, start?: Uint8Array): boolean {
  if (type) return pageTypes.has(type.essence);
  return start === undefined || /^\uFEFF?\s*</.test(new TextDecoder().decode(start.subarray(0, 512)));
}

/** How many bytes of a page are searched for its encoding declaration. */
const prescan = 4096;

/** Where a text's encoding is stated: in a byte order mark, in the header, or in the page itself. Null: nowhere. */
export type CharsetSource = "mark" | "header" | "page" | null;

export type DecodedText = {
  text: string;
  /** The encoding, by its name in the Encoding Standard. */
  charset: string;
  charsetSource: CharsetSource;
};

/** Decodes a page or file with the encoding that its first bytes, its header or its markup state, as browsers do. */
export function decodeText(body: Uint8Array, type: ContentType | null): DecodedText {
  const xml = /^(application|text)\/(xml|[\w.+-]+\+xml)$/.test(type?.essence ?? "") && !isPage(type);
  const isPlain = type?.essence.startsWith("text/") === true && !isPage(type) && !xml;
  const stated = sniffEncoding(body, {
    ...(type?.charset ? { transportLayerEncodingLabel: type.charset } : {}),
    ...(xml ? { xml } : { maxPrescanBytes: isPlain ? 0 : prescan, defaultEncoding: unstated }),
  });
  const charset = stated === unstated ? guess(body) : stated;
  return { text: decode(body, charset), charset, charsetSource: charsetSource(body, type, stated) };
}

/** Stands for no statement: no page can state it, since browsers read it as windows-1252. */
const unstated = "x-user-defined";

function charsetSource(body: Uint8Array, type: ContentType | null, stated: string): CharsetSource {
  const hasMark = /^(?:\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE)/.test(String.fromCharCode(...body.subarray(0, 3)));
  if (hasMark) return "mark";
  if (stated === unstated) return null;
  return type?.charset && isEncoding(type.charset) ? "header" : "page";
}

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

/** Guesses an unstated encoding, as browsers do: valid UTF-8 is UTF-8. */
function guess(body: Uint8Array): "UTF-8" | "windows-1252" {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body, { stream: true });
    return "UTF-8";
  } catch {
    return "windows-1252";
  }
}

/** Decodes a file that is UTF-8 whatever it states. */
export function decodeUtf8(body: Uint8Array): DecodedText {
  return { text: new TextDecoder().decode(body), charset: "UTF-8", charsetSource: null };
}

function decode(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // TextDecoder rejects two encodings of the standard: "replacement" and "x-user-defined".
    return new TextDecoder("windows-1252").decode(body);
  }
}
