import { readFileSync } from "node:fs";
import { brandFolder } from "../agency-place.ts";
import type { Brand } from "./shape.ts";

/** The text of one of a brand's SVG files. */
export function readLogo({ logo }: Pick<Brand, "logo">, which: "onLight" | "onDark" | "onBoard" | "mark"): string {
  return readFileSync(new URL(logo[which], brandFolder), "utf8").trim();
}

/** How much wider than high an SVG is. */
export function aspectOf(svg: string): number {
  const box = /\bviewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 1 1";
  const [, , width = 1, height = 1] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width / height;
}
