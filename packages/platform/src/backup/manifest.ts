import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

const file = "manifest.json";

const manifestSchema = z.object({
  /** Of the layout of the archive. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  kind: z.enum(["sqlite", "mariadb"]),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  /** How many rows each table had. */
  rows: z.record(z.string(), z.number().int()),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestSchema>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

/** @throws BackupError when the archive is none of ours */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
  } catch {
    throw new BackupError("This is no backup of the product, or one of a version that this one does not know.");
  }
}

/** What differs between the rows that were kept and those that are there now, in words; null where nothing does. */
export function rowsThatDiffer(kept: Manifest["rows"], found: Manifest["rows"]): string | null {
  const tables = [...new Set([...Object.keys(kept), ...Object.keys(found)])];
  const different = tables.filter((table) => kept[table] !== found[table]);
  if (different.length === 0) return null;
  return different.map((table) => `${table} has ${found[table] ?? "no table"} of ${kept[table] ?? 0}`).join(", ");
}
