import { imageSize } from "image-size";
import { basename } from "node:path";
import { nearestName } from "../src/nearest-name.ts";
import { picturePlaces } from "../src/picture-places.ts";
import type { Files } from "./files.ts";

/** The least widths of pictures, in pixels: of pictures that fill a window, of previews of links, of photos of people, of the faces beside what they said. */
export const leastWidth = { wide: 1600, preview: 1200, photo: 480, face: 144 };

/** Where a picture is named, and the least width in pixels that it needs there. */
type At = { file: string; line: number; least?: number };

/** The kinds of pictures that the build can read. */
const readable = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** Where a picture is that lies beside what names it or in `pictures/`, by its path in the folder; undefined where it is in neither. */
export function findPicture(files: Files, name: string, beside?: string): string | undefined {
  if (name.split(/[/\\]/).includes("..")) return undefined;
  return picturePlaces(name, beside).find((file) => files.has(file));
}

/**
 * Refuses a picture that is not there, or of a kind that cannot be used.
 * @returns its path in the folder
 */
export function checkPicture(files: Files, name: string, { least, ...at }: At, beside?: string): string | undefined {
  const place = findPicture(files, name, beside);
  if (!readable.test(name))
    files.refuse({
      ...at,
      text: `The picture ${name} is of a kind that cannot be used. Save it as JPG, PNG, WebP, AVIF or SVG.`,
    });
  else if (place === undefined)
    files.refuse({ ...at, text: notThere(files, `The picture ${name}`, name, picturePlaces("", beside)) });
  else if (least !== undefined) files.measured.push({ place, least, ...at });
  return place;
}

/**
 * Says that a file is not there, and which one may be meant by it: its name in other letters or with another ending, or elsewhere.
 * @param what is not there
 * @param places the folders in which it may be, each with a slash at its end
 */
export function notThere(files: Files, what: string, name: string, places: readonly string[]): string {
  const all = files.all().filter((file) => !/\.(?:yaml|md)$/.test(file));
  const wanted = basename(name.replaceAll("\\", "/"));
  const same = nearestName(
    wanted,
    all.map((file) => basename(file)),
  );
  const found = all.find((file) => basename(file) === same);
  const written = places.map((place) => (found?.startsWith(place) ? found.slice(place.length) : "")).find(Boolean);
  if (found === undefined) return `${what} is not there. Put it in ${places.join(" or in ")}, or correct the name.`;
  return `${what} is not there. ${written === undefined ? `Move ${found} to ${places.at(-1)}` : `Write ${written}, as the file is called`}.`;
}

/** Refuses pictures that would be blurred where they are shown; drawings have every size. */
export function checkWidths(files: Files): void {
  for (const { place, least, ...at } of files.measured.filter(({ place: each }) => !/\.svg$/i.test(each))) {
    const width = pictureWidth(files.bytes(place));
    if (width === undefined)
      files.refuse({ ...at, text: `The picture ${place} cannot be read. Save it again, as JPG or PNG.` });
    else if (width < least)
      files.refuse({
        ...at,
        text: `The picture ${place} is ${width} pixels wide, and needs ${least} here. Take the original, or another one.`,
      });
  }
}

/** As it is seen: cameras that were held upright write it sideways. */
function pictureWidth(picture: Uint8Array): number | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(picture);
    return orientation > 4 ? height : width;
  } catch {
    return undefined;
  }
}
