import type { ReactNode } from "react";
import type { DrawingName } from "@agency/content/shape";
import { ClinicDay, Clinic } from "./drawings/clinic.tsx";
import { DiveCentre, DiveWeek } from "./drawings/dive-centre.tsx";
import { FurnitureOrder, Furniture } from "./drawings/furniture.tsx";
import { KopitiamShops, Kopitiam } from "./drawings/kopitiam.tsx";
import { type Words, wordsIn } from "./drawings/words.ts";
import { loadFaces } from "./faces.ts";

type Drawing = { width: number; height: number; node: ReactNode };

const drawings = (words: Words): Record<DrawingName, Drawing> => ({
  // A Malay site in every language.
  kopitiam: { width: 1600, height: 1000, node: <Kopitiam /> },
  "kopitiam-shops": { width: 1040, height: 1300, node: <KopitiamShops /> },
  "dive-centre": { width: 1040, height: 1300, node: <DiveCentre words={words["dive-centre"]} /> },
  "dive-week": { width: 1600, height: 1000, node: <DiveWeek /> },
  clinic: { width: 1040, height: 1300, node: <Clinic words={words.clinic} /> },
  "clinic-day": { width: 1600, height: 1000, node: <ClinicDay /> },
  furniture: { width: 1600, height: 1000, node: <Furniture words={words.furniture} /> },
  "furniture-order": { width: 1040, height: 1300, node: <FurnitureOrder /> },
});

/**
 * The site of a sample business as an SVG.
 * @param language that the site is written in; undefined for the one that all other readers see
 */
export async function draw(name: DrawingName, language?: string): Promise<Buffer> {
  const { node, ...size } = drawings(wordsIn(language))[name];
  const { default: satori } = await import("satori");
  return Buffer.from(await satori(node, { ...size, fonts: await loadFaces() }));
}
