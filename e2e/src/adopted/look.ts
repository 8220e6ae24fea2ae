import { inflateSync } from "node:zlib";
import sharp from "sharp";

/** How far a channel may be from a colour: pictures with a palette round it. */
const rounded = 2;
/** A share of a picture that no edge between two other colours reaches. */
const visible = 0.01;

/** The colours that cover a visible part of a picture, of those asked for (`#rrggbb`). */
export async function coloursInPicture(picture: Buffer, colours: readonly string[]): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = data.readUIntBE(at, 3);
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const areas = [...counts].filter(([, count]) => count > info.width * info.height * visible);
  return colours.filter((colour) => areas.some(([pixel]) => isNear(pixel, Number.parseInt(colour.slice(1), 16))));
}

function isNear(one: number, other: number): boolean {
  return [16, 8, 0].every((bits) => Math.abs(((one >> bits) & 255) - ((other >> bits) & 255)) <= rounded);
}

/** The names of the fonts and the colours (`#rrggbb`) that a PDF draws with. */
export function lookOfPdf(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const source = bytes.toString("latin1");
  const fonts = Array.from(source.matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/g), ([, name = ""]) => spaced(name));
  const drawn = Array.from(source.matchAll(/stream\r?\n/g), ({ index, 0: start }) => {
    const from = index + start.length;
    return unpacked(bytes.subarray(from, source.indexOf("endstream", from)));
  }).join("\n");
  const colours = Array.from(drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG|scn|SCN)\b/g), ([, ...channels]) =>
    hex(channels.map(Number)),
  );
  if (fonts.length === 0 || colours.length === 0) throw new Error("The PDF names no fonts or no colours.");
  return [...new Set([...fonts, ...colours])].join(" ");
}

/** "InstrumentSans-Bold" as a family is written: "Instrument Sans Bold". */
function spaced(name: string): string {
  return name.replaceAll("-", " ").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}

function hex(channels: readonly number[]): string {
  const byte = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${channels.map(byte).join("")}`;
}
