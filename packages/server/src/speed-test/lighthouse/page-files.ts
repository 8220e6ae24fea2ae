import { type FileKind, mostFindings, type PageFile } from "@agency/model/speed-findings";

/** The longest name of a file, in characters. */
export const longestName = 48;

/** The heaviest files, with the heaviest first. Files that were not transferred are none. */
export function heaviest(files: readonly { url: string; kind: FileKind; bytes: number }[]): PageFile[] {
  return files
    .filter(({ url, bytes }) => bytes > 0 && /^https?:/.test(url))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, mostFindings)
    .map(({ url, kind, bytes }) => ({ kind, host: new URL(url).host, name: nameOf(url), bytes: Math.round(bytes) }));
}

/** The last part of a URL's path as people read it, cut in its middle; `/` for the root. */
export function nameOf(url: string): string {
  const { pathname } = URL.parse(url) ?? { pathname: "/" };
  const last = pathname.split("/").findLast((part) => part !== "") ?? "/";
  const name = Array.from(readable(last));
  if (name.length <= longestName) return name.join("");
  const half = (longestName - 1) / 2;
  return `${name.slice(0, Math.ceil(half)).join("")}…${name.slice(-Math.floor(half)).join("")}`;
}

function readable(part: string): string {
  try {
    // Signs without a picture, such as those that turn the direction of the text round, are left out.
    return decodeURIComponent(part).replaceAll(/\p{C}/gu, "");
  } catch {
    return part;
  }
}

/** The kind of a file by its media type. */
export function kindOf(mediaType: string | null): FileKind {
  const [family = "", kind = ""] = (mediaType ?? "").split("/");
  if (family === "image" || family === "font") return family;
  if (family === "audio" || family === "video") return "media";
  if (/javascript|ecmascript/.test(kind)) return "script";
  if (kind === "css") return "stylesheet";
  return kind === "html" ? "document" : "other";
}
