import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The folder with the packages of npm that read. */
export const readersFolder = process.env["READERS"] ?? "";

const fromReaders = createRequire(join(readersFolder, "readers.js"));

/** Loads a package of the readers' own folder. */
export async function loadReader<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(fromReaders.resolve(name)).href)) as Module;
}

/** What a program prints that is given this on its standard input. */
export function readWith(program: string, args: string[], input: string | Uint8Array = ""): Buffer {
  return execFileSync(program, args, { input, maxBuffer: 100_000_000 });
}

/** What a script of Debian's Python prints as JSON, given this on its standard input. */
export function readWithPython(script: string, input: string | Uint8Array): unknown {
  return JSON.parse(readWith("/usr/bin/python3", ["-c", script], input).toString());
}

/** A file with this content in a folder of its own. */
export function fileWith(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), "reader-")), name);
  writeFileSync(path, content);
  return path;
}

/** A text on one line, as readers break lines where they like. */
export const onOneLine = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();
