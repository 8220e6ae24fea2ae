import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** A backup or restore that failed. The message is for the person who runs the command. */
export class BackupError extends Error {
  override name = "BackupError";
}

export const manifestFile = "manifest.json";

const manifestSchema = z.object({
  /** Version of the archive's layout. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The version that made the backup. */
  release: z.object({ version: z.string(), commit: z.string().nullable(), tag: z.string().nullable() }),
  /** Row count of each table. */
  rows: z.record(z.string(), z.number().int()),
});

/** Describes a backup, inside its archive. */
export type Manifest = z.infer<typeof manifestSchema>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** @throws BackupError when the archive is not a backup, or has an unknown layout */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestFile), "utf8")));
  } catch {
    throw new BackupError("This is no backup of this product, or its format is unknown to this version.");
  }
}

/** @throws BackupError when the row counts of the backup and a database differ */
export function requireSameRows(kept: Manifest["rows"], found: Manifest["rows"]): void {
  const tables = [...new Set([...Object.keys(kept), ...Object.keys(found)])];
  const different = tables.filter((table) => kept[table] !== found[table]);
  if (different.length === 0) return;
  const told = different.map((table) => `${table} has ${found[table] ?? "no table"} of ${kept[table] ?? 0}`).join(", ");
  throw new BackupError(`The backup is not whole: ${told}.`);
}
