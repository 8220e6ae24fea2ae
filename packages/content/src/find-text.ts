import type { Nodes } from "mdast";
import { readdirSync, readFileSync } from "node:fs";
import { visit } from "unist-util-visit";
import { Files } from "../folder/files.ts";
import { type Path, parseYaml, allTexts } from "../folder/yaml-file.ts";
import { splitParts } from "./articles/front-matter.ts";
import { parseMarkdown, plainText } from "./articles/markdown.ts";
import { ownFolder } from "./own.ts";

/** Where a text of a page is written. `yours` says of one of the product's where the agency writes its own, which it then is. */
export type Place = { file: string; line: number; key: string; yours?: string };

/**
 * Where a text is written that a page shows in a language: in the agency's folder, or else in the product's texts.
 * @param shown as it is on the page, with its parameters filled in
 */
export function findText(shown: string, language: string): Place[] {
  const text = plain(shown);
  if (text === "") return [];
  const own = [...inYaml(text, language), ...inMarkdown(text, language)];
  return own.length > 0 ? own : inProduct(text, language);
}

function inYaml(text: string, language: string): Place[] {
  const files = new Files(ownFolder);
  return files
    .withEnding(".yaml")
    .filter((file) => !file.startsWith("pages/") || file === `pages/${language}.yaml`)
    .flatMap((file) => {
      const { value, lineAt } = files.yaml(file);
      return textPaths(value, text).map((path) => ({ file, line: lineAt(path), key: pathKey(path) }));
    });
}

function inMarkdown(text: string, language: string): Place[] {
  const files = new Files(ownFolder);
  return files.withEnding(`/${language}.md`).flatMap((file) => {
    const parts = splitParts(files.source(file));
    if ("missing" in parts) return [];
    const head = parseYaml(file, "\n".repeat(parts.headLine - 1) + parts.head);
    const facts = textPaths(head.value, text).map((path) => ({ line: head.lineAt(path), key: pathKey(path) }));
    const lines: { line: number; key: string }[] = [];
    visit(parseMarkdown(parts.body), ["paragraph", "heading", "tableCell"], (node) => {
      if (plain(plainText({ type: "root", children: [node as never] })) === text)
        lines.push({ line: parts.bodyLine - 1 + lineIn(node), key: "" });
    });
    return [...facts, ...lines].map((place) => ({ file, ...place }));
  });
}

const lineIn = ({ position }: Nodes) => position?.start.line ?? 1;

function inProduct(text: string, language: string): Place[] {
  const folder = new URL(`../messages/${language}/`, import.meta.url);
  return readdirSync(folder).flatMap((name): Place[] => {
    const source = readFileSync(new URL(name, folder), "utf8");
    const paths = textPaths(JSON.parse(source), text);
    if (paths.length === 0) return [];
    // JSON is YAML, which knows its lines.
    const file = `messages/${language}/${name}`;
    const { lineAt } = parseYaml(file, source);
    const namespace = name.replace(/\.json$/, "");
    return paths.map((path) => {
      const whole = [namespace, ...path];
      return { file, line: lineAt(path), key: pathKey(whole), yours: placeOfOwn(whole, language) };
    });
  });
}

/** General texts stand in for what the files of services and cities say; all others go by the same names in `pages/`. */
function placeOfOwn(path: Path, language: string): string {
  const [namespace, part, ...rest] = path;
  if (namespace !== "general") return `pages/${language}.yaml, as ${pathKey(path)}`;
  if (part === "city") return "the city's file in cities/";
  if (part === "shared") return `pages/${language}.yaml, under the name that it has in the sample's`;
  if (part !== "home" && part !== "team") return "the service's file in services/, below page";
  const own = rest.filter((name) => !["ongoing", "project"].includes(String(name)));
  return `pages/${language}.yaml, as ${pathKey([part, ...own])}`;
}

function textPaths(value: unknown, text: string): Path[] {
  return allTexts(value).flatMap(({ text: written, path }) => (shows(written, text) ? [path] : []));
}

const pathKey = (path: Path) => path.map(String).join(".");

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Whether a text is shown as another one, once its parameters are filled in and its tags are drawn. */
function shows(written: string, text: string): boolean {
  const fixed = plain(written).split(/\{\{.*?\}\}|%\w+%|<\/?\w+ ?\/?>/);
  if (fixed.length === 1) return fixed[0] === text;
  // Two parameters with "of" between them would be many texts.
  if (!/\p{L}{4}|\p{Script=Han}{2}/u.test(fixed.join(" "))) return false;
  const pattern = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".{1,200}");
  return new RegExp(`^${pattern}$`, "u").test(text);
}
