import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * The fields of an answer in Google's discovery document, of which a package's types are made.
 * @param types the package and its file of types, such as `@googleapis/searchconsole` and `v1.d.ts`
 * @param schema without `Schema$`
 */
export async function discoveredFields(types: { name: string; file: string }, schema: string): Promise<string[]> {
  const main = createRequire(import.meta.url).resolve(types.name);
  const text = await readFile(join(main, "..", types.file), "utf8");
  const [, body = ""] = new RegExp(`interface Schema\\$${schema} \\{(.*?)^ {4}\\}`, "ms").exec(text) ?? [];
  return [...body.matchAll(/^ {8}(\w+)\?:/gm)].map(([, field = ""]) => field);
}
