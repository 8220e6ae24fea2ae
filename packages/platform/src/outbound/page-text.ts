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

/** Decodes a page or file with the encoding that its header, its first bytes or its markup declares. */
export function decodeText(body: Uint8Array, type: ContentType | null): { text: string; charset: string } {
  const xml = /^(application|text)\/(xml|[\w.+-]+\+xml)$/.test(type?.essence ?? "") && !isPage(type);
  const isPlain = type?.essence.startsWith("text/") === true && !isPage(type) && !xml;
  const charset = sniffEncoding(body, {
    ...(type?.charset ? { transportLayerEncodingLabel: type.charset } : {}),
    ...(xml ? { xml } : { maxPrescanBytes: isPlain ? 0 : prescan, defaultEncoding: looksLikeUtf8(body) }),
  });
  return { text: decode(body, charset), charset };
}

/** Guesses an undeclared encoding, as browsers do: valid UTF-8 is UTF-8. */
function looksLikeUtf8(body: Uint8Array): "UTF-8" | "windows-1252" {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(body, { stream: true });
    return "UTF-8";
  } catch {
    return "windows-1252";
  }
}

function decode(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // TextDecoder rejects two encodings of the standard: "replacement" and "x-user-defined".
    return new TextDecoder("windows-1252").decode(body);
  }
}
