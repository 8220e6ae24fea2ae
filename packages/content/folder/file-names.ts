import { addressName } from "../src/address-name.ts";
import { isSpoken } from "../src/product-texts.ts";
import type { Files } from "./files.ts";
import { key } from "./shapes.ts";

/** The files of the folder itself. */
const atTop = ["agency", "blog", "brand", "legal", "plans", "redirects", "team", "testimonials"];

/** What agency.yaml lists; undefined where it has a mistake. */
type Listed = { services: readonly string[]; cities: readonly string[] } | undefined;

/** Refuses files and folders whose names nothing reads, or that cannot be part of an address. Notes, and what systems leave, are passed over. */
export function checkFileNames(files: Files, languages: readonly string[], listed: Listed): void {
  for (const file of files.all()) {
    const text = wrongEnding(file) ?? unread(file, files, languages, listed);
    if (text !== undefined) files.refuse({ file, text });
  }
  for (const folder of ["articles", "work"])
    for (const name of files.foldersIn(folder))
      if (!key.safeParse(name).success) files.refuse({ file: `${folder}/${name}`, text: notInAddress(name, "folder") });
}

/** @param what is renamed, and what stands behind its new name */
function notInAddress(name: string, what: "folder" | "file", ending = ""): string {
  const example = addressName(name) || "choosing-a-photographer";
  return `The name is part of an address, so it has only lower-case letters, digits and hyphens. Rename the ${what}, such as to ${example}${ending}.`;
}

function wrongEnding(file: string): string | undefined {
  const [name = ""] = file.split("/").slice(-1);
  const base = /^(.+?)(?:\.(?:ya?ml|txt))*\.(?:ya?ml|ya?ml\.txt)$/i.exec(name)?.[1];
  if (base !== undefined && name !== `${base}.yaml`) return renamed(`${base}.yaml`);
  const text = /^([a-z]{2,3})\.(?:md|markdown|md\.txt|markdown\.txt)$/i.exec(name)?.[1]?.toLowerCase();
  if (text !== undefined && name !== `${text}.md` && /^(?:articles|work)\//.test(file)) return renamed(`${text}.md`);
  return undefined;
}

/** Windows hides the end of a name, so that "seo.yaml.txt" looks like "seo.yaml". */
function renamed(name: string): string {
  return `Rename the file to ${name}. To see the end of a name in Windows, choose View, Show, File name extensions.`;
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
  if (folder === "services" || folder === "cities") return unlisted(name, folder, listed);
  const read = folder === "" ? atTop : isEntry ? [folder.startsWith("work/") ? "project" : "article"] : [];
  if (read.includes(name)) return undefined;
  const here = read.length === 0 ? "none" : read.map((each) => `${each}.yaml`).join(", ");
  return `The product reads no file of this name. Rename it, move it, or delete it. Names that it reads here: ${here}.`;
}

/** A text of a language of the product stays when the agency takes that language off. */
function otherLanguage(name: string, languages: readonly string[]): string | undefined {
  if (languages.includes(name) || isSpoken(name)) return undefined;
  return `"${name}" is none of the languages in agency.yaml. Rename the file after one of them: ${languages.join(", ")}.`;
}

function unlisted(name: string, folder: "services" | "cities", listed: Listed): string | undefined {
  if (!key.safeParse(name).success) return notInAddress(name, "file", ".yaml");
  if (listed === undefined || listed[folder].includes(name)) return undefined;
  return `agency.yaml does not list this file. Add ${name} to ${folder} there, or rename the file to ${name}.yaml.unused.`;
}
