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
