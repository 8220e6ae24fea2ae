import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
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
