import { basename, dirname, extname } from "node:path";
import { addressName } from "../src/address-name.ts";
import { nearestName } from "../src/nearest-name.ts";
import { isSpoken } from "../src/product-texts.ts";
import type { Files } from "./files.ts";
import { languageNamed } from "./language-named.ts";
import { key } from "./shapes.ts";

/** The files of the folder itself. */
const atTop = ["agency", "blog", "brand", "legal", "plans", "redirects", "team", "testimonials"];

/** The folders in it. */
const folders = ["articles", "brand", "cities", "legal", "pages", "pictures", "services", "work"];

/** What agency.yaml lists; undefined where it has a mistake. */
type Listed = { services: readonly string[]; cities: readonly string[] } | undefined;

/** Refuses files and folders whose names nothing reads, or that cannot be part of an address. Notes, and what systems leave, are passed over. */
export function checkFileNames(files: Files, languages: readonly string[], listed: Listed): void {
  const meant = new Set<string>();
  for (const file of files.all()) {
    const path = meantPath(file, files);
    // A name that can be in no address is said in words of its own.
    meant.add(path ?? `${dirname(file)}/${addressName(basename(file, ".yaml"))}.yaml`);
    const text = path === undefined ? unread(file, files, languages, listed) : renamed(file, path);
    if (text !== undefined) files.refuse({ file, text });
  }
  for (const folder of ["articles", "work"])
    for (const name of files.foldersIn(folder))
      if (!key.safeParse(name).success) files.refuse({ file: `${folder}/${name}`, text: notInAddress(name, "folder") });
  files.refuseAllMissing(meant);
}

/** @param what is renamed, and what stands behind its new name */
function notInAddress(name: string, what: "folder" | "file", ending = ""): string {
  const example = addressName(name) || "choosing-a-photographer";
  return `The name is part of an address, so it has only lower-case letters, digits and hyphens. Rename the ${what}, such as to ${example}${ending}.`;
}

/** The path that a file was meant to have, such as services/seo.yaml for services/seo.yml; undefined for one that is right, or that says nothing of it. */
function meantPath(file: string, files: Files): string | undefined {
  const [top = "", ...inner] = file.split("/").slice(0, -1);
  const [, base, ending = ""] = endings.exec(basename(file)) ?? [];
  if (base === undefined) return undefined;
  const isMarkdown = /^\.m/i.test(ending);
  const meantTop = top === "" || folders.includes(top) ? top : nearestName(top, folders);
  if (meantTop === undefined) return undefined;
  const place = file.includes("/") ? `${[meantTop, ...inner].join("/")}/` : "";
  const known = isMarkdown ? languageFile(base, meantTop) : yamlFile(base, place, files);
  // A note of any name may lie anywhere.
  if (known === undefined && isMarkdown) return undefined;
  const path = `${place}${known ?? base}.${isMarkdown ? "md" : "yaml"}`;
  return path === file ? undefined : path;
}

/** Windows hides the end of a name, and word processors write one of their own. */
const endings = /^(.+?)((?:\.(?:ya?ml|md|markdown))+(?:\.(?:txt|rtf|docx?|ya?ml))*)$/i;

/** The name of an article or a story, by its language. */
function languageFile(base: string, top: string): string | undefined {
  if (top !== "articles" && top !== "work") return undefined;
  return /^[a-z]{2,3}$/.test(base) ? base : languageNamed(base);
}

/** The name of a file that the product reads, where it is the only one there or as good as spelt. */
function yamlFile(base: string, place: string, files: Files): string | undefined {
  if (place === "pages/") return /^[a-z]{2,3}$/.test(base) ? base : languageNamed(base);
  const read = readIn(place);
  if (read.includes(base)) return base;
  const missing = read.filter((name) => !files.has(`${place}${name}.yaml`));
  return nearestName(base, missing);
}

/** The names of the YAML files that are read in a folder, without their ending. */
function readIn(place: string): readonly string[] {
  if (place === "") return atTop;
  if (/^articles\/[^/]+\/$/.test(place)) return ["article"];
  return /^work\/[^/]+\/$/.test(place) ? ["project"] : [];
}

/** How a file comes to its path. */
function renamed(file: string, path: string): string {
  if (dirname(file) !== dirname(path)) return `Move the file to ${path}.`;
  if (/\.(?:rtf|docx?)$/i.test(file))
    return `This is a file of a word processor. Save it as plain text, with the name ${basename(path)}.`;
  const hint = " To see the end of a name in Windows, choose View, Show, File name extensions.";
  return `Rename the file to ${basename(path)}.${extname(file) === extname(path) ? "" : hint}`;
}

/** Why nothing reads a file of the product's kinds; undefined for one that is read, and for any other. */
function unread(file: string, files: Files, languages: readonly string[], listed: Listed): string | undefined {
  const [, folder = "", name = "", ending] = /^(?:(.+)\/)?([^/]+)\.(yaml|md)$/.exec(file) ?? [];
  if (ending === undefined) return undefined;
  const isEntry = /^(?:articles|work)\/[^/]+$/.test(folder);
  if (ending === "md") {
    if (isEntry && /^[a-z]{2,3}$/.test(name)) return otherLanguage(name, languages);
    const isText = ["articles", "work"].includes(folder) && files.source(file).startsWith("---");
    return isText
      ? `A text has a folder of its own. Move this one to ${folder}/${name}/${languages[0]}.md.`
      : undefined;
  }
  if (folder === "pages") return otherLanguage(name, languages);
  if (folder === "services" || folder === "cities") return unlisted(name, folder, files, listed);
  const read = readIn(folder === "" ? "" : `${folder}/`);
  if (read.includes(name)) return undefined;
  const here = read.length === 0 ? "none" : read.map((each) => `${each}.yaml`).join(", ");
  return `The product reads no file of this name. Rename it, move it, or delete it. Names that it reads here: ${here}.`;
}

/** A text of a language of the product stays when the agency takes that language off. */
function otherLanguage(name: string, languages: readonly string[]): string | undefined {
  if (languages.includes(name) || isSpoken(name)) return undefined;
  return `"${name}" is none of the languages in agency.yaml. Rename the file after one of them: ${languages.join(", ")}.`;
}

function unlisted(name: string, folder: "services" | "cities", files: Files, listed: Listed): string | undefined {
  if (!key.safeParse(name).success) return notInAddress(name, "file", ".yaml");
  if (listed === undefined || listed[folder].includes(name)) return undefined;
  const missing = listed[folder].filter((other) => !files.has(`${folder}/${other}.yaml`));
  // Of a misspelt name, agency.yaml's line is said.
  if (nearestName(name, missing) !== undefined) return undefined;
  return `agency.yaml does not list this file. Add ${name} to ${folder} there, or rename the file to ${name}.yaml.unused.`;
}
