import type { ReactNode } from "react";
import type { DrawingName } from "@agency/content/shape";
import { Clinic } from "./drawings/clinic.tsx";
import { DiveCentre } from "./drawings/dive-centre.tsx";
import { Furniture } from "./drawings/furniture.tsx";
import { Kopitiam } from "./drawings/kopitiam.tsx";
import { loadFaces } from "./faces.ts";

type Drawing = { width: number; height: number; node: ReactNode };

const drawings: Record<DrawingName, Drawing> = {
  kopitiam: { width: 1600, height: 1000, node: <Kopitiam /> },
  "dive-centre": { width: 1040, height: 1300, node: <DiveCentre /> },
  clinic: { width: 1040, height: 1300, node: <Clinic /> },
  furniture: { width: 1600, height: 1000, node: <Furniture /> },
};

/** The site of a sample business as an SVG. */
export async function draw(name: DrawingName): Promise<Buffer> {
  const { node, ...size } = drawings[name];
  const { default: satori } = await import("satori");
  return Buffer.from(await satori(node, { ...size, fonts: await loadFaces() }));
}
