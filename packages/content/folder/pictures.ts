import type { Root } from "mdast";
import { picturesIn } from "../src/articles/markdown.ts";
import { picturePlaces } from "../src/picture-places.ts";
import type { Files } from "./files.ts";

/** Where a picture is named. */
type At = { file: string; line: number };

/** The kinds of pictures that the build can read. */
const readable = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Where a picture is that lies beside what names it or in `pictures/`, by its path in the folder; undefined where it is in neither. */
export function placeOf(files: Files, name: string, beside?: string): string | undefined {
  if (name.split(/[/\\]/).includes("..")) return undefined;
  return picturePlaces(name, beside).find((file) => files.has(file));
}

/**
 * Refuses a picture that is not there, or of a kind that cannot be used.
 * @returns its path in the folder
 */
export function checkPicture(files: Files, name: string, at: At, beside?: string): string | undefined {
  const place = placeOf(files, name, beside);
  if (!readable.test(name))
    files.refuse({
      ...at,
      text: `The picture ${name} is of a kind that cannot be used. Save it as JPG, PNG, WebP, AVIF or SVG.`,
    });
  else if (place === undefined) {
    const places = beside === undefined ? "pictures/" : `${beside}/ or in pictures/`;
    files.refuse({ ...at, text: `The picture ${name} is not there. Put it in ${places}, or correct the name.` });
  }
  return place;
}

/**
 * Checks the pictures of a text, `![what it shows](cafe.jpg)`, and keeps where they are.
 * @param firstLine of the text in its file
 */
export function checkWrittenPictures(files: Files, body: Root, file: string, firstLine: number): void {
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
