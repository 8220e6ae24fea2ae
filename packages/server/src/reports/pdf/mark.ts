import { brand } from "@agency/content/brand";
import { readLogo } from "@agency/content/brand/logo-files";
import { opaquePng } from "../../kit/png-file.ts";
import { openRaster, rasterise } from "../../kit/raster.ts";

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
