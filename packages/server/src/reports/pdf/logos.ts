import { brand } from "@agency/content/brand";
import { readLogo } from "@agency/content/brand/files";
import type { Logo } from "../../clients/client.ts";
import { opaquePng } from "../../kit/png-file.ts";
import { openRaster, rasterise } from "../../kit/raster.ts";
import type { Sheet } from "./sheet.ts";
import { palette } from "./styles.ts";

/** Pixels of a side, enough for 600 dots per inch at the sizes in a report. */
const side = 192;

let drawn: Promise<string> | undefined;

/**
 * The agency's mark as the address of a picture: pdfkit puts what it knows by an address into a document once. The picture has no
 * transparency, so pdfkit takes it over as it is. Drawn once per process.
 */
export function agencyMark(): Promise<string> {
  return (drawn ??= drawMarkPicture());
}

async function drawMarkPicture(): Promise<string> {
  await openRaster();
  const picture = rasterise(readLogo(brand, "mark"), {
    fitTo: { mode: "width", value: side },
    background: brand.logo.markGround,
  });
  return `data:image/png;base64,${opaquePng(picture).toString("base64")}`;
}

/** The most room of a client's logo, in points, and the rim of the plate behind a pale one. */
const room = { width: 104, height: 42 };
const rim = 6;

type PlacedLogo = { width: number; height: number; draw: (sheet: Sheet, x: number, y: number) => void };

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
