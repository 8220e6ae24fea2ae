import { completeBrand } from "../src/brand/complete.ts";
import { contrastProblems, contrastSentence } from "../src/brand/contrast.ts";
import { isInstalled } from "../src/brand/installed.ts";
import type { Brand } from "../src/brand/shape.ts";
import type { Files } from "./files.ts";
import { notThere } from "./pictures.ts";
import type { Stated } from "./read-agency.ts";
import type { Path } from "./yaml-file.ts";

/** Looks for what a brand names and the product cannot draw: colours, logos and fonts. */
export function checkBrand({ brand }: Stated, files: Files): void {
  const refuse = (path: Path, text: string) => files.refuseAt("brand.yaml", path, text);
  checkColours(brand as Brand, refuse);
  for (const role of ["onLight", "onDark", "onBoard", "mark"] as const)
    checkLogo(files, brand.logo[role], (text) => refuse(["logo", role], text));
  const { display, text, scripts = [] } = brand.fonts;
  for (const role of ["display", "text"] as const)
    checkFont(files, { display, text }[role], (why) => refuse(["fonts", role, "source"], why));
  scripts.forEach((script, at) => checkFont(files, script, (why) => refuse(["fonts", "scripts", at, "source"], why)));
}

/** Whatever is written can be read. */
function checkColours(brand: Brand, refuse: (path: Path, text: string) => void): void {
  for (const problem of contrastProblems(completeBrand(brand)))
    refuse(["colours", problem.scheme], contrastSentence(problem));
}

/** A logo is drawn in every size, and in PDFs. */
function checkLogo(files: Files, name: string, refuse: (text: string) => void): void {
  const file = `brand/${name}`;
  const isSvg = /\.svg$/i.test(name);
  if (isSvg && !files.has(file)) refuse(notThere(files, file, name, ["brand/"]));
  else if (!isSvg || !files.source(file).includes("<svg"))
    refuse(`${file} is no SVG file. Ask whoever drew your logo for the SVG, and put that in brand/.`);
}

type Font = Stated["brand"]["fonts"]["display"] | NonNullable<Stated["brand"]["fonts"]["scripts"]>[number];

function checkFont(files: Files, { family, source }: Font, refuse: (text: string) => void): void {
  if ("package" in source) {
    if (!isInstalled(source.package))
      refuse(`The product does not carry ${source.package}. Run "npm run setup" and name the font ${family} there.`);
    return;
  }
  const file = `brand/${source.file}`;
  if (!files.has(file)) refuse(notThere(files, `The font ${file}`, source.file, ["brand/"]));
  else if (files.bytes(file).toString("latin1", 0, 4) !== "wOF2")
    refuse(`${file} is no WOFF2 font. Convert it to WOFF2, and put that file in brand/.`);
}
