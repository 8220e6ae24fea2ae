import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { ImportProblem } from "./import-result.ts";

export type Unzipped = { files: Map<string, Uint8Array> } | { problems: ImportProblem[] };

/** An export of Search Console has 7 files of some 100 kB, a workbook of 100,000 rows has one of 30 MB. */
const mostEntries = 500;
const mostBytes = 40_000_000;
const megabyte = 1_000_000;

const archives = /\.(?:zip|7z|rar|gz|tgz|xlsx|xlsm|docx|jar)$/i;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Unpacks the wanted files of a zip. Refuses names that lead out of a folder, passwords, zips in zips, and what unpacks to more
 * than 40 MB by its own account; yauzl ends an entry that is longer than it says.
 */
export async function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<Unzipped> {
  const files = new Map<string, Uint8Array>();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      strictFileNames: true,
    });
    if (zip.entryCount > mostEntries) return refused("too_many", { maximum: mostEntries });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const problem = entries.map(problemOf).find((found) => found !== null);
    if (problem) return problem;
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > mostBytes) {
      return refused("unpacks_too_large", { maximum: mostBytes / megabyte });
    }
    for (const entry of entries.filter(({ fileName }) => wanted(fileName)))
      files.set(entry.fileName, await read(zip, entry));
    return { files };
  } catch (error) {
    return refused(
      error instanceof Error && /^(?:invalid relative|absolute|invalid char)/.test(error.message)
        ? "unsafe_names"
        : "damaged",
    );
  }
}

function problemOf(entry: Entry): Unzipped | null {
  if (entry.isEncrypted()) return refused("has_password");
  return archives.test(entry.fileName) ? refused("zip_in_zip") : null;
}

async function read(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

function refused(problem: ImportProblem["problem"], params?: Record<string, number>): { problems: ImportProblem[] } {
  return { problems: [{ field: "file", problem, ...(params ? { params } : {}) }] };
}
