import { hasChildren, isComment, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { Analytics } from "../src/shape.ts";

/**
 * The scripts of a snippet that a service for statistics gives to site owners.
 * @returns null when it has other elements, or none
 */
export function readSnippet(snippet: string): Analytics["scripts"] | null {
  const parts = parseDocument(snippet).children.filter(
    (part) => !isComment(part) && !(isText(part) && part.data.trim() === ""),
  );
  const scripts = parts.filter((part) => hasChildren(part) && isTag(part) && part.name === "script");
  if (scripts.length === 0 || scripts.length < parts.length) return null;
  return scripts.map((script) => ({
    attributes: isTag(script) ? script.attribs : {},
    text: hasChildren(script) ? script.children.map((child) => (isText(child) ? child.data : "")).join("") : "",
  }));
}
