import type { Root } from "mdast";
import {
  footnoteProblem,
  headingProblem,
  htmlProblem,
  linksIn,
  parseMarkdown,
  picturesIn,
  problemsIn,
  unreadProblem,
} from "../src/articles/markdown.ts";
import { checkFolder } from "./check-agency.ts";
import type { Files } from "./files.ts";
import { throwMistakes } from "./load-agency.ts";
import { checkPicture, checkWidths } from "./pictures.ts";
import { readFolder } from "./read-agency.ts";

/**
 * Checks all of an agency's folder, the Markdown of its articles and stories included.
 * @returns the pictures that its projects, articles and stories show, by their paths in the folder
 * @throws {AgencyMistakes}
 */
export function checkTexts(folder: string, now = new Date()): readonly string[] {
  const read = readFolder(folder, now);
  const { files } = read;
  for (const { file, body, firstLine, levels } of files.markdown) {
    const text = parseMarkdown(body);
    for (const problem of problemsIn(text, [htmlProblem, footnoteProblem, unreadProblem, headingProblem(levels)]))
      files.refuse({ file, line: firstLine + problem.line - 1, text: problem.text });
    checkWrittenPictures(files, text, file, firstLine);
    for (const { address, line } of linksIn(text)) files.links.push({ file, line: firstLine + line - 1, address });
  }
  checkFolder(read);
  checkWidths(files);
  throwMistakes(files);
  return [...files.pictures.written];
}

/**
 * Checks the pictures of a text, `![what it shows](cafe.jpg)`, and keeps where they are.
 * @param firstLine of the text in its file
 */
function checkWrittenPictures(files: Files, body: Root, file: string, firstLine: number): void {
  const beside = file.slice(0, file.lastIndexOf("/"));
  for (const { name, alt, line } of picturesIn(body)) {
    const at = { file, line: firstLine + line - 1 };
    if (/^(?:[a-z]+:|\/)/i.test(name)) {
      files.refuse({
        ...at,
        text: `${name} is an address. Put the picture beside this file, and write only its name.`,
      });
      continue;
    }
    if (alt === "")
      files.refuse({
        ...at,
        text: `The picture ${name} lacks what it shows. Write it between the brackets: ![…](${name})`,
      });
    const place = checkPicture(files, name, at, beside);
    if (place !== undefined) files.pictures.written.add(place);
  }
}
