import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive, by its path there. */
export type ArchivedFile = { name: string; bytes: Uint8Array };

/** Makes a zip of files as they come, so that no more than one of them is in memory. PDFs are compressed already. */
export async function* zipped(files: AsyncIterable<ArchivedFile>, now: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = name.endsWith(".pdf") ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = now;
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
