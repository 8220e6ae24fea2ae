import type { Logo } from "../../clients/client.ts";
import { palette } from "./palette.ts";
import type { Sheet } from "./sheet.ts";

/** The most room of a client's logo, in points, and the rim of the plate behind a pale one. */
const room = { width: 104, height: 42 };
const rim = 6;

export type PlacedLogo = { width: number; height: number; draw: (sheet: Sheet, x: number, y: number) => void };

/** A client's logo for the header, decoration beside the client's name. A pale one gets a dark plate. */
export function placedLogo({ png, width, height, ground }: Logo): PlacedLogo {
  const around = ground === "dark" ? rim : 0;
  const scale = Math.min((room.width - 2 * around) / width, (room.height - 2 * around) / height);
  const size = { width: width * scale, height: height * scale };
  const plate = { width: size.width + 2 * around, height: size.height + 2 * around };
  return {
    ...plate,
    draw: (sheet, x, y) =>
      sheet.artifact(() => {
        if (around > 0) sheet.doc.roundedRect(x, y, plate.width, plate.height, 4).fill(palette.ink);
        sheet.doc.image(Buffer.from(png), x + around, y + around, size);
      }),
  };
}
