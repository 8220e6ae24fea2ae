import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";

/** How ELF names the processors of Linux machines (e_machine). */
const machines = new Map([
  [62, "x64"],
  [183, "arm64"],
]);

/**
 * The parts of a release that run without Node's interpreter: Node itself and the addons of packages.
 * @param {string} folder
 * @returns {{ part: string, files: { file: string, arch: string | undefined }[] }[]} each with the machines it has files for; macOS's and Windows's files
 *   have none
 */
function nativeParts(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (entry.name.endsWith(".node") || entry.name === "node"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return [...new Set(files.map(partName))].toSorted().map((part) => {
    const own = files.filter((file) => partName(file) === part);
    return { part, files: own.map((file) => ({ file, arch: readArch(join(folder, file)) })) };
  });
}

/**
 * @param {string} folder
 * @param {string} arch
 * @returns {string[]} the native parts that have no file for a machine
 */
export function partsWithout(folder, arch) {
  return nativeParts(folder)
    .filter(({ files }) => files.every((file) => file.arch !== arch))
    .map(({ part }) => part);
}

/**
 * @param {string} file
 * @returns {string} the package it is of, without the machine in its name
 */
function partName(file) {
  const [, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return (name ?? file).replace(/-linux-(?:x64|arm64)(?:-gnu|-musl)?$/, "");
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readArch(file) {
  const header = Buffer.alloc(20);
  const descriptor = openSync(file, "r");
  readSync(descriptor, header);
  closeSync(descriptor);
  return header.toString("latin1", 0, 4) === "\x7fELF" ? machines.get(header.readUInt16LE(18)) : undefined;
}
